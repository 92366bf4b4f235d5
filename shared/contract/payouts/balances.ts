import { debtOutcomes } from '../../domain/payout.ts';
import { issueMessage } from '../../words/issue-message.ts';
import { fieldRefusals } from '../../words/refusals/fields.ts';
import { payoutRefusals } from '../../words/refusals/payouts.ts';
import { call } from '../call.ts';
import { flag, id, line, MOST_WHOLE, page } from '../fields.ts';
import type { Ours } from '../wire-names.ts';
import { z } from '../zod.ts';

const cents = z.number().int();

const sellerBalance = z.object({
  sellerId: id,
  sellerName: z.string(),
  /** No later sale settles a debt. */
  hasLeft: z.boolean(),
  /** Of sales that are not completed, or that a bank disputes. */
  pendingCents: cents,
  /** Released and not sent, or being sent. */
  availableCents: cents,
  /** Part of the available money. */
  sendingCents: cents,
  owedCents: cents,
  /** To buyers, and in none of the others. */
  returningCents: cents.optional(),
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
  settleDebt: call({
    route: 'POST /balances/:sellerId/settle',
    who: 'admin',
    movesMoney: true,
    seldom: true,
    summary: 'A person who has left has paid a debt, or a part of it, to the shop’s own bank; or the shop gives it up.',
    params: z.object({ sellerId: id }),
    body: z.object({
      outcome: z.enum(debtOutcomes, { error: issueMessage(payoutRefusals.chooseOutcome()) }),
      amountCents: z
        .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
        .int(issueMessage(fieldRefusals.amountInCents()))
        .min(1, issueMessage(fieldRefusals.amountAboveZero()))
        .max(MOST_WHOLE, issueMessage(fieldRefusals.amountTooHigh())),
      /** As the admin saw it. */
      owedCents: z
        .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
        .int(issueMessage(fieldRefusals.amountInCents()))
        .min(1, issueMessage(fieldRefusals.amountAboveZero()))
        .max(MOST_WHOLE, issueMessage(fieldRefusals.amountTooHigh()))
        .optional(),
      reason: line(200, 'reason'),
    }),
    answer: z.object({ owedCents: cents }),
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input', 'conflict'],
  }),
};
