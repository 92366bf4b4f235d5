import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page } from '../../../shared/contract/call.ts';

export const handOverMilliseconds = 2_000;

type Cursor = { cursor: string | undefined };

export type PagesQuery<Row> = ReturnType<typeof pages<Row>>;

/** A list that loads part by part. */
export const pages = <Row>(queryKey: QueryKey, read: (query: Cursor) => Promise<Page<Row>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read({ cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: handOverMilliseconds,
  });
