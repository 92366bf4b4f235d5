import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const importsKey = ['imports'];

const POLL_MILLISECONDS = 2000;

/** The seller's imports; polls while one runs. */
export const importsQuery = queryOptions({
  queryKey: importsKey,
  queryFn: () => getApi().listImports(),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(({ isFinished }) => !isFinished) ? POLL_MILLISECONDS : false),
});
