import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';

export const importsKey = ['imports'];

/** Milliseconds between two looks at files that are still being listed. */
const LOOK_EVERY = 2000;

/** The seller's files and how far they are; asked again while one is on its way. */
export const importsQuery = queryOptions({
  queryKey: importsKey,
  queryFn: () => getApi().listImports(),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(({ isFinished }) => !isFinished) ? LOOK_EVERY : false),
});
