import type { Handlers } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { findPlaces } from './find-places.ts';

const SUGGESTED = 8;

/** The calls about towns. */
export const placeHandlers = ({ shop }: Pick<Services, 'shop'>): Pick<Handlers, 'listPlaces'> => ({
  listPlaces: async ({ query }) => findPlaces(query.q, query.limit ?? SUGGESTED, shop.settings().country),
});
