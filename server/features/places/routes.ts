import type { Handlers } from '../../handler.ts';
import { findPlaces } from './find-places.ts';

const SUGGESTED = 8;

/** The calls about towns. */
export const placeHandlers = (): Pick<Handlers, 'listPlaces'> => ({
  listPlaces: async ({ query }) => findPlaces(query.q, query.limit ?? SUGGESTED),
});
