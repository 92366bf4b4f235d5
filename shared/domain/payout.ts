import { NOT_ME_DAYS } from './account.ts';
import type { Cents } from './money.ts';
import type { PurchaseState } from './purchase.ts';

/** As in the schema. `settled`: a refund or debt took all of it. */
export const payoutStates = ['owed', 'sending', 'paid', 'settled'] as const;
export type PayoutState = (typeof payoutStates)[number];

export const unpaidStates = ['owed', 'sending'] as const satisfies PayoutState[];

/** `blocked`: disputed, refunded, or of a suspended seller with an open case. */
export const shownPayoutStates = [...payoutStates, 'blocked'] as const;
export type ShownPayoutState = (typeof shownPayoutStates)[number];

/** The payment is disputed or goes back, a case is open, or the account is new or not the seller's. */
export const payoutWaits = ['payment', 'case', 'new_account', 'disowned_account'] as const;
export type PayoutWait = (typeof payoutWaits)[number];

/** As shown. */
export const shownPayoutState = (state: PayoutState, purchase: string, isHeldBack = false): ShownPayoutState =>
  state === 'owed' && (purchase !== 'paid' || isHeldBack) ? 'blocked' : state;

/** @param isReady the seller gave bank details */
export const isOverdue = (
  state: ShownPayoutState,
  dueAt: Date,
  { isReady, now }: { isReady: boolean; now: Date },
): boolean => (state === 'owed' || state === 'sending') && isReady && dueAt < now;

export const payoutSenders = ['operator', 'provider'] as const;
export type PayoutSender = (typeof payoutSenders)[number];

export const accountReasons = ['details_missing', 'being_checked', 'bank_refused', 'refused'] as const;
export type AccountReason = (typeof accountReasons)[number];

/** Until the refund is booked. A failed one is tried again. */
export const returningStates = ['refund_pending', 'refund_failed'] as const satisfies PurchaseState[];

/** Whether the whole payment goes back. @param isRefundDue the sale ended, and it is not ordered yet */
export const isReturning = (purchase: PurchaseState, isRefundDue: boolean): boolean =>
  isRefundDue || returningStates.some((one) => one === purchase);

type SplitMoney = Record<'pendingCents' | 'availableCents' | 'owedCents', Cents> & { returningCents?: Cents };

export type SellerParts = { disputed: Cents; releasedBack: Cents; pendingBack: Cents };

/** Splits released cents into returning, disputed and available. */
export function splitReleased(balance: Cents, { disputed, releasedBack }: Omit<SellerParts, 'pendingBack'>) {
  const released = Math.max(0, balance);
  const returning = Math.min(releasedBack, released);
  const waiting = Math.min(disputed, released - returning);
  return { returning, waiting, available: released - returning - waiting };
}

/** A balance below zero is a debt. */
export function splitBalance(pending: Cents, balance: Cents, parts: SellerParts): SplitMoney {
  const { returning, waiting, available } = splitReleased(balance, parts);
  const back = returning + parts.pendingBack;
  return {
    pendingCents: pending - parts.pendingBack + waiting,
    availableCents: available,
    owedCents: Math.max(0, -balance),
    ...(back > 0 ? { returningCents: back } : {}),
  };
}

/** Hours without money, so that an account's owner can object. */
export const ACCOUNT_HOURS = 48;

/** Days without money for a disowned account. */
export const DISOWNED_DAYS = 30;

/** The mail may be late. */
const MAIL_DAYS = 1;

/** In seconds: as long as the link in the mail works. */
export const disownableSeconds = (waitSeconds: number): number =>
  Math.max(0, (NOT_ME_DAYS + MAIL_DAYS) * 24 * 3600 - waitSeconds);

/** `sentCents` is absent when it was disowned before. */
export type DisownedMoney = { heldCents: Cents; sendingCents: Cents; sentCents?: Cents };

/** Days for the operator to pay released money. */
export const PAYOUT_DAYS = 3;

/** `settled`: all went to a debt. `disputed`: by the buyer's bank. `refused`: tried again. */
export const saleMoneyStates = [
  'pending',
  'available',
  'refused',
  'disputed',
  'sending',
  'paid',
  'settled',
  'returning',
  'refunded',
] as const;
export type SaleMoneyState = (typeof saleMoneyStates)[number];

const DAY_MS = 24 * 3600_000;
const WEEK = 7;
/** Days after the release; then weekly. */
const REMINDER_DAYS = [1, 3, 7, 14];

/** @param since the first release that waits */
export function nextBankReminder(since: Date, now: Date): Date {
  const days = (now.getTime() - since.getTime()) / DAY_MS;
  const last = REMINDER_DAYS.at(-1) ?? 0;
  const weekly = last + WEEK * (Math.floor((days - last) / WEEK) + 1);
  const next = REMINDER_DAYS.find((day) => day > days) ?? weekly;
  return new Date(since.getTime() + next * DAY_MS);
}

const MINUTE_MS = 60_000;
const MOST_DOUBLINGS = 10;

/** Retries after 1, 2, 4 … minutes, at most 17 hours. @param refusals so far */
export const nextTransfer = (refusals: number, now: Date): Date =>
  new Date(now.getTime() + MINUTE_MS * 2 ** Math.min(refusals - 1, MOST_DOUBLINGS));

/** Of a person who left. */
export const debtOutcomes = ['paid', 'written_off'] as const;
export type DebtOutcome = (typeof debtOutcomes)[number];
