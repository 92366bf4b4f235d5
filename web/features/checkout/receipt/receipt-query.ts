import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';

/** Key prefix of all receipts. */
export const receiptsKey: QueryKey = ['receipt'];

/** A receipt, by the id of the paid record or of the listing. */
export const receiptQuery = (id: string) =>
  queryOptions({ queryKey: [...receiptsKey, id], queryFn: () => getApi().getReceipt({ params: { id } }) });
