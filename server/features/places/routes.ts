import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findPlaces } from './find-places.ts';

const SUGGESTED = 8;

export const placeHandlers = ({ shop }: Pick<Services, 'shop'>): Pick<Handlers, 'listPlaces'> => ({
  listPlaces: async ({ query }) => findPlaces(query.q, query.limit ?? SUGGESTED, shop.settings().country),
});
