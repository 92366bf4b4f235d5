import { decisionObstacles } from '../domain/decision-obstacle.ts';
import {
  accountReasons,
  payoutSenders,
  payoutStates,
  payoutWaits,
  saleMoneyStates,
  shownPayoutStates,
} from '../domain/payout.ts';
import { issueMessage } from '../words/issue-message.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import { payoutRefusals } from '../words/refusals/payouts.ts';
import { call } from './call.ts';
import { id, idParams, line, MOST_WHOLE, page, storable } from './fields.ts';
import { table } from './table.ts';
import type { Ours } from './wire-names.ts';
import { z } from './zod.ts';

const cents = z.number().int();
const instant = z.iso.datetime();

const bankDetails = z.object({ holder: z.string(), account: z.string() });

const payout = z.object({
  id,
  sellerId: id,
  sellerName: z.string(),
  /** Of the sale. */
  listingId: id,
  title: z.string(),
  amountCents: cents,
  state: z.enum(shownPayoutStates),
  dueAt: instant,
  /** Why it is not sent now, and of an account that waits until when. */
  waitsFor: z.enum(payoutWaits).optional(),
  waitsUntil: instant.optional(),
  overdueSince: instant.optional(),
  /** Who sends it, or has sent it. */
  sentBy: z.enum(payoutSenders),
  /** The provider's last message. */
  refusal: z.string().optional(),
  reference: z.string().optional(),
  paidAt: instant.optional(),
  /** Absent while unknown, blocked, or the account waits. */
  to: bankDetails.optional(),
  /** Why the caller may not mark it as paid. */
  obstacle: z.enum(decisionObstacles).optional(),
});
export type Payout = Ours<typeof payout>;

const earnings = z.object({
  /** Of sales that are not completed, or that a bank disputes. */
  pendingCents: cents,
  /** Released and to be paid next. */
  availableCents: cents,
  transferredCents: cents,
  /** Refunds of money that was paid out. Later sales settle it. */
  owedCents: cents,
  /** Not the seller's any more, and in none of the others. */
  returningCents: cents.optional(),
  /** The newest first. */
  sales: z.array(
    z.object({
      listingId: id,
      title: z.string(),
      priceCents: cents,
      /** The seller gets it too. */
      deliveryCents: cents,
      refundedCents: cents,
      feeCents: cents,
      netCents: cents,
      state: z.enum(saleMoneyStates),
      paidAt: instant,
      releasedAt: instant.optional(),
    }),
  ),
});
export type Earnings = Ours<typeof earnings>;

const sellerAccount = z.object({
  state: z.enum(['none', 'incomplete', 'ready']),
  reason: z.enum(accountReasons).optional(),
  holder: z.string().optional(),
  /** The last digits. */
  accountEnding: z.string().optional(),
  /** The provider asks for bank details on its own page. */
  hosted: z.literal(true).optional(),
  /** A new account gets no money before this time. */
  usableFrom: instant.optional(),
  /** Somebody else entered it. */
  isDisowned: z.literal(true).optional(),
  /** Suspended, with an open case or dispute. */
  isHeldBack: z.literal(true).optional(),
});

const ACCOUNT = issueMessage(payoutRefusals.accountForm());

/** An IBAN or another account number, without blanks. */
const account = z
  .string({ error: ACCOUNT })
  .refine(storable, issueMessage(fieldRefusals.notStorable()))
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,42}$/, ACCOUNT));

const forAdmins = ['not_signed_in', 'not_allowed', 'invalid_input'] as const;
const payoutFilter = z.object({
  state: z.enum(payoutStates, { error: issueMessage(payoutRefusals.chooseState()) }).optional(),
});

export const payoutCalls = {
  listPayouts: call({
    route: 'GET /payouts',
    who: 'admin',
    seldom: true,
    summary: 'What sellers are to be paid and were paid; owed ones by their due date, others the newest first.',
    query: page.extend(payoutFilter.shape),
    answer: z.array(payout),
    statuses: [200],
    paged: true,
    errors: [...forAdmins],
  }),
  exportPayouts: call({
    route: 'GET /payouts-export',
    who: 'admin',
    seldom: true,
    summary: 'The same as a table, up to 10,000 rows, with the bank details of those that are owed.',
    query: payoutFilter,
    answer: table,
    statuses: [200],
    errors: [...forAdmins],
  }),
  markPayoutPaid: call({
    route: 'POST /payouts/:id/mark-paid',
    who: 'admin',
    movesMoney: true,
    seldom: true,
    summary: 'The operator has sent the money. Works once; with an amount only if it is still the one that is owed.',
    params: idParams,
    body: z.object({
      reference: line(100, 'reference'),
      amountCents: z
        .number({ error: issueMessage(fieldRefusals.amountNeeded()) })
        .int(issueMessage(fieldRefusals.amountNeeded()))
        .min(0, issueMessage(fieldRefusals.amountNeeded()))
        .max(MOST_WHOLE, issueMessage(fieldRefusals.amountNeeded()))
        .optional(),
    }),
    answer: z.object({ state: z.enum(shownPayoutStates) }),
    statuses: [200],
    errors: [...forAdmins, 'not_found', 'conflict'],
  }),
  getEarnings: call({
    route: 'GET /earnings',
    who: 'seller',
    seldom: true,
    summary: 'What the caller has earned, and where the money of the newest 200 sales is.',
    answer: earnings,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  getSellerAccount: call({
    route: 'GET /seller-account',
    who: 'seller',
    seldom: true,
    summary: 'Whether the caller can be paid, and to which account.',
    answer: sellerAccount,
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed'],
  }),
  openSellerAccount: call({
    route: 'POST /seller-account',
    who: 'seller',
    movesMoney: true,
    seldom: true,
    freshProof: true,
    changesPerson: true,
    summary: 'The page where the caller says where their money goes; with bank details it stores them.',
    body: z.object({ holder: line(100, 'holder'), account }).partial(),
    answer: z.object({ onboardingUrl: z.string() }),
    statuses: [200],
    errors: ['not_signed_in', 'not_allowed', 'fresh_proof_needed', 'invalid_input', 'provider_unavailable'],
  }),
};
