import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAX_PLACE_SEARCH } from '../../../shared/domain/place.ts';
import { getApi } from '../../platform/api-client.ts';

const fewestLetters = 2;
const most = 6;

/** Suggests towns for what was typed; nothing for a single letter, or for more than a town's name. */
export const placesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['places', typed],
    queryFn: () => getApi().listPlaces({ query: { q: typed, limit: most } }),
    enabled: typed.length >= fewestLetters && typed.length <= MAX_PLACE_SEARCH,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
