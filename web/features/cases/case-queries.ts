import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { CaseKind, CaseState } from '../../../shared/domain/cases.ts';
import { getApi } from '../../platform/api-client.ts';
import type { CaseReason } from './case-reasons.ts';

export type CaseFilter = {
  state?: CaseState | undefined;
  kind?: CaseKind | undefined;
  reason?: CaseReason | undefined;
};

/** For new reports, while the list is open. */
const POLL_MILLISECONDS = 4_000;

export const casesKey: QueryKey = ['cases'];

export const casesQuery = (filter: CaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...casesKey, 'list', filter] as QueryKey,
    queryFn: ({ pageParam }) => getApi().listCases({ query: { ...filter, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 2_000,
    refetchInterval: POLL_MILLISECONDS,
  });

export const caseQuery = (id: string) =>
  queryOptions({ queryKey: [...casesKey, 'one', id], queryFn: () => getApi().getCase({ params: { id } }) });

export const caseContextQuery = (id: string) =>
  queryOptions({
    queryKey: [...casesKey, 'context', id],
    queryFn: () => getApi().getCaseContext({ params: { id } }),
  });

export const statementQuery = (id: string) =>
  queryOptions({ queryKey: [...casesKey, 'statement', id], queryFn: () => getApi().getStatement({ params: { id } }) });
