import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PayoutState } from '../../../shared/domain/payout.ts';
import { getApi } from '../../platform/api-client.ts';
import { pages } from '../../platform/lists/pages.ts';

export const payoutsKey: QueryKey = ['payouts'];

export const payoutsQuery = (state: PayoutState | undefined) =>
  pages([...payoutsKey, state], (query) => getApi().listPayouts({ query: { ...query, state } }));

/** Shares the payouts' key prefix, because marking one as paid changes both. */
export const balancesQuery = (only: 'debts' | undefined) =>
  pages([...payoutsKey, 'balances', only], (query) =>
    getApi().listBalances({ query: { ...query, onlyDebts: only && true } }),
  );

export const taxYearsQuery = queryOptions({ queryKey: ['tax-years'], queryFn: () => getApi().listTaxYears() });
