import type { QueryKey } from '@tanstack/react-query';
import type { PaidSort } from '../../../shared/domain/sorting.ts';
import { getApi } from '../../platform/api-client.ts';
import { pages } from '../../platform/lists/pages.ts';
import type { SortAddress } from '../../ui/list/sorting.ts';

export const paidKey = (email: string): QueryKey => ['paid', email];

export const paidQuery = (email: string, { by: sort, order }: SortAddress<PaidSort> = {}) =>
  pages([...paidKey(email), sort, order], (query) =>
    getApi().listPaid({ params: { email }, query: { ...query, sort, order } }),
  );
