import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { listSimilar } from './list-similar.ts';
import { searchListings } from './search-listings.ts';
import { sharedSearch } from './sync-search.ts';

/** Also starts filling the engine. */
export function searchHandlers(services: Services): Pick<Handlers, 'searchListings' | 'listSimilar'> {
  const synced = sharedSearch(services);
  void synced.current().catch(() => undefined);
  return {
    searchListings: ({ query }, { caller }) => searchListings(services, synced, { viewer: caller, query }),
    listSimilar: ({ params }, { caller }) => listSimilar(services, synced, { viewer: caller, id: params.id }),
  };
}
