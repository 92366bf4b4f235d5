import { queryOptions } from '@tanstack/react-query';
import type { Block } from '../../../shared/contract/blocks.ts';
import { getApi } from '../../platform/api-client.ts';

export const blocksQuery = queryOptions({ queryKey: ['blocks'], queryFn: readAll, staleTime: 0 });

/** Each can be unblocked, so all are shown. */
async function readAll(): Promise<Block[]> {
  const all: Block[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const { items, nextCursor } = await getApi().listBlocks({ query: { limit: 100, cursor } });
    all.push(...items);
    cursor = nextCursor;
  }
  return all;
}
