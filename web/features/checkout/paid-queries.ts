import type { QueryKey } from '@tanstack/react-query';
import type { PaidSort } from '../../../shared/domain/sorting.ts';
import { getApi } from '../../platform/api-client.ts';
import { pages } from '../../platform/lists/pages.ts';
import type { SortAddress } from '../../ui/list/sorting.ts';

/** Key prefix of all lists of purchases. */
export const paidsKey: QueryKey = ['paid'];

export const paidKey = (email: string): QueryKey => [...paidsKey, email];

export const paidQuery = (email: string, { by: sort, order }: SortAddress<PaidSort>) =>
  pages([...paidKey(email), 'list', sort, order], (query) =>
    getApi().listPaid({ params: { email }, query: { ...query, sort, order } }),
  );

const firstLook = 3;

export const newestPaidQuery = (email: string) =>
  pages([...paidKey(email), 'newest'], (query) =>
    getApi().listPaid({ params: { email }, query: { ...query, limit: firstLook } }),
  );
