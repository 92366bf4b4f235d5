import type { QueryKey } from '@tanstack/react-query';
import type { PaymentFilter } from '../../../../shared/contract/checkout/payments.ts';
import { getApi } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/lists/pages.ts';

export const paymentsKey: QueryKey = ['payments'];

export const paymentsQuery = (filter: PaymentFilter = {}) =>
  pages([...paymentsKey, filter], (query) => getApi().listPayments({ query: { ...query, ...filter } }));
