import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';
import { handOverMilliseconds } from '../../../platform/lists/pages.ts';

/** Key prefix of all receipts. */
export const receiptsKey: QueryKey = ['receipt'];

/** Takes the id of the paid record or of the listing. It is read again soon, since the handover changes. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...receiptsKey, id],
    queryFn: () => getApi().getReceipt({ params: { id } }),
    staleTime: handOverMilliseconds,
  });
