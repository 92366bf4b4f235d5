import { type PurchaseState, soldStates } from './purchase.ts';
import { WITHDRAWAL_DAYS } from './selling-as.ts';

export const chosenReasons = ['changed_mind', 'not_as_described', 'damaged', 'never_received', 'other'] as const;
export type AskedReason = (typeof chosenReasons)[number];

/** A withdrawal is declared, not asked for. */
export const returnReasons = [...chosenReasons, 'withdrawal'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** A refund ends a request in any state. */
export const returnStates = ['open', 'accepted', 'declined', 'refunded'] as const;
export type ReturnState = (typeof returnStates)[number];

export const pendingReturnStates = ['open', 'accepted'] as const satisfies ReturnState[];

export const returnAnswers = ['accepted', 'declined'] as const satisfies ReturnState[];
export type ReturnAnswer = (typeof returnAnswers)[number];

/** Per purchase: nobody repeats declined requests without end. */
export const RETURN_REQUESTS = 3;

const DAY_MS = 24 * 3600_000;

/**
 * A seller must accept. The last day counts fully.
 * @param sale.receivedAt undefined before the handover
 */
export const canWithdraw = (sale: { receivedAt: Date | undefined; byTrader: boolean }, now: Date): boolean =>
  sale.byTrader &&
  (sale.receivedAt === undefined || now.getTime() < sale.receivedAt.getTime() + (WITHDRAWAL_DAYS + 1) * DAY_MS);

/** Days after a withdrawal, by law. */
export const MONEY_BACK_DAYS = 14;

/** The last moment to refund after a withdrawal. */
export const moneyBackUntil = (askedAt: Date): Date => new Date(askedAt.getTime() + MONEY_BACK_DAYS * DAY_MS);

/** Reminder spans before the shop's last moment. */
const SHOP_REMINDERS = 3;

type Passed = { askedAt: Date; leftAt: Date; mustAccept: boolean };

const passedAt = ({ askedAt, leftAt }: Passed): number => Math.max(askedAt.getTime(), leftAt.getTime());

/**
 * Returns until when the shop answers instead of a seller who has left; then the request counts as accepted.
 * @param seconds for a decision of the shop
 */
export function shopAnswersUntil(request: Passed, seconds: number): Date {
  const end = passedAt(request) + seconds * 1000;
  return new Date(request.mustAccept ? Math.min(end, moneyBackUntil(request.askedAt).getTime()) : end);
}

/**
 * Whether the shop is to be reminded, once.
 * @param deadlines in seconds
 */
export function shopIsReminded(
  request: Passed & { remindedAt: Date | null },
  deadlines: { decision: number; reminder: number },
  now: Date,
): boolean {
  const until = shopAnswersUntil(request, deadlines.decision).getTime();
  const from = until - SHOP_REMINDERS * deadlines.reminder * 1000;
  const since = passedAt(request);
  const wasReminded = request.remindedAt !== null && request.remindedAt.getTime() >= since;
  return since < from && from <= now.getTime() && now.getTime() < until && !wasReminded;
}

type Former = { state: ReturnState };
type Request = Former & { reason: ReturnReason };

/** An earlier version let sellers decline one. */
export const isDeclared = ({ reason, state }: Request): boolean => reason === 'withdrawal' && state !== 'declined';

export const returnCan = {
  /** None waits, and few were made. */
  request: (purchase: PurchaseState, former: readonly Former[]): boolean =>
    purchase === 'paid' &&
    former.length < RETURN_REQUESTS &&
    former.every(({ state }) => state !== 'open' && state !== 'accepted'),
  /** Its days do not wait for a bank. */
  withdraw: (purchase: PurchaseState, former: readonly Request[]): boolean =>
    soldStates.some((state) => state === purchase) && !former.some(isDeclared),
  answer: (request: { state: ReturnState; mustAccept: boolean }, answer: ReturnAnswer): boolean =>
    request.state === 'open' && (answer === 'accepted' || !request.mustAccept),
};
