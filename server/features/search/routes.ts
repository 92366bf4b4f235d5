import type { Services } from '../../app/services.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { sharedIndex } from './keep-index.ts';
import { listSimilar } from './list-similar.ts';
import { searchListings } from './search-listings.ts';

/** Returns the search handlers, and starts loading the index. */
export function searchHandlers(services: Services): Pick<Handlers, 'searchListings' | 'listSimilar'> {
  const kept = sharedIndex(services);
  void kept.current().catch(() => undefined);
  return {
    searchListings: ({ query }, { caller }) => searchListings(services, kept, caller, query),
    listSimilar: ({ params }, { caller }) => listSimilar(services, kept, caller, params.id),
  };
}
