import { call } from '../call.ts';
import { flag, id, page } from '../fields.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const cents = z.number().int();

const sellerBalance = z.object({
  sellerId: id,
  sellerName: z.string(),
  /** Of sales that are not completed. */
  pendingCents: cents,
  /** Released and not sent, or being sent. */
  availableCents: cents,
  /** Of the available money, what the provider is sending now. */
  sendingCents: cents,
  /** What the seller owes the shop. */
  owedCents: cents,
});
export type SellerBalance = Ours<typeof sellerBalance>;

export const balanceCalls = {
  listBalances: call({
    route: 'GET /balances',
    who: 'admin',
    seldom: true,
    summary:
      'Sellers whose money is not settled: the largest debts first, then the most available, then pending alone.',
    query: page.extend({ onlyDebts: flag.optional() }),
    answer: z.array(sellerBalance),
    statuses: [200],
    paged: true,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
};
