import { queryOptions } from '@tanstack/react-query';
import { getApi } from '../../../platform/api-client.ts';

/** A receipt, by the id of the paid record or of the listing. */
export const receiptQuery = (id: string) =>
  queryOptions({ queryKey: ['receipt', id], queryFn: () => getApi().getReceipt({ params: { id } }) });
