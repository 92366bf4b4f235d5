import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../platform/api-client.ts';
import { handOverMilliseconds } from '../../platform/lists/pages.ts';

/** For what others report while the page is open. */
const POLL_MILLISECONDS = 60_000;

export const openWorkQuery = queryOptions({
  queryKey: ['open-work'],
  queryFn: () => getApi().listOpenWork(),
  staleTime: handOverMilliseconds,
  refetchInterval: POLL_MILLISECONDS,
});
