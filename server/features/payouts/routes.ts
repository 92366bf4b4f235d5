import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { readBalances } from './balances/read-balances.ts';
import { settleDebt } from './balances/settle-debt.ts';
import { listHeldBack } from './held-back-store.ts';
import { markPaid } from './mark-paid.ts';
import { readEarnings } from './read-earnings.ts';
import { exportPayouts, readPayouts } from './read-payouts.ts';
import { readSellerAccount } from './refresh-seller.ts';
import { openSellerAccount } from './seller-account.ts';
import { answerStatement, readMonths } from './statements/read-statement.ts';
import { exportTaxTotals } from './tax-totals/export-tax-totals.ts';
import { readTaxDetails, saveTaxDetails } from './tax-totals/tax-details.ts';
import { fileTaxYear, readTaxYears } from './tax-totals/tax-years.ts';

type PayoutCalls = Pick<
  Handlers,
  | 'listPayouts'
  | 'exportPayouts'
  | 'markPayoutPaid'
  | 'listBalances'
  | 'settleDebt'
  | 'getEarnings'
  | 'listEarningsStatements'
  | 'getEarningsStatement'
  | 'exportTaxTotals'
  | 'listTaxYears'
  | 'fileTaxYear'
  | 'getTaxDetails'
  | 'saveTaxDetails'
  | 'getSellerAccount'
  | 'openSellerAccount'
>;

/** Handles how sellers get their money. */
export const payoutHandlers = (services: Services): PayoutCalls => ({
  listPayouts: ({ query }, { caller }) => readPayouts(services, caller, query),
  exportPayouts: ({ query }) => exportPayouts(services, query),
  markPayoutPaid: async ({ params, body }, { caller }) => ({
    state: await markPaid(services, caller, { id: params.id, paid: body }),
  }),
  listBalances: ({ query }) => readBalances(services, query),
  settleDebt: async ({ params, body }, { caller }) => ({
    owedCents: await settleDebt(services, caller, { sellerId: params.sellerId, settlement: body }),
  }),
  getEarnings: (_, { caller }) => readEarnings(services, caller),
  listEarningsStatements: (_, { caller }) => readMonths(services, caller),
  getEarningsStatement: ({ params }, { caller, request }) =>
    answerStatement(services, caller, { month: params.month, request }),
  exportTaxTotals: ({ query }, { caller }) => exportTaxTotals(services, caller, query.year),
  listTaxYears: () => readTaxYears(services),
  fileTaxYear: ({ params }, { caller }) => fileTaxYear(services, caller, params.year),
  getTaxDetails: (_, { caller }) => readTaxDetails(services, caller),
  saveTaxDetails: ({ body }, { caller }) => saveTaxDetails(services, caller, body),
  getSellerAccount: async (_, { caller }) => {
    const { usableFrom, ...account } = await readSellerAccount(services, caller.id);
    const isHeldBack = (await listHeldBack(services.db, [caller.id])).size > 0;
    return {
      ...account,
      ...(usableFrom ? { usableFrom: usableFrom.toISOString() } : {}),
      ...(isHeldBack ? { isHeldBack } : {}),
    };
  },
  openSellerAccount: async ({ body }, { caller }) => ({
    onboardingUrl: await openSellerAccount(services, caller, body),
  }),
});
