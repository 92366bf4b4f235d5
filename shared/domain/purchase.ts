import { type MoneyState, moneyStates } from './money-states.ts';

export { type MoneyState, moneyStates };

/** Reliability 3.3. An expired hold is released only after its payment is canceled. */
export const purchaseStates = [
  'held',
  'intent_ready',
  'processing',
  'paid',
  'expiring',
  'expired',
  'cancelled',
  'refund_pending',
  'refunded',
  'refund_failed',
  'disputed',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

export type PurchaseEvent =
  | 'intent_created'
  | 'card_declined'
  | 'provider_processing'
  | 'provider_succeeded'
  | 'succeeded_without_hold'
  | 'time_ran_out'
  | 'given_back'
  | 'hold_ended'
  | 'hold_given_back'
  | 'refund_ordered'
  | 'refund_retried'
  | 'refund_waits'
  | 'refund_found'
  | 'part_refunded'
  | 'refund_done'
  | 'refund_transferred'
  | 'refund_refused'
  | 'refund_returned'
  | 'excess_gone'
  | 'excess_returned'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost'
  | 'dispute_lost_in_part';

type Actor = 'buyer' | 'seller' | 'admin' | 'provider' | 'clock';

export type Effect =
  | 'cancel_intent'
  | 'sell_listing'
  | 'free_listing'
  | 'record_sale'
  | 'book_payment'
  | 'book_refund'
  | 'book_return'
  | 'order_refund'
  | 'drop_orders'
  | 'notify_buyer_and_seller'
  | 'notify_buyer'
  | 'notify_seller'
  | 'follow_dispute'
  | 'record_act'
  | 'end_handover'
  | 'update_pages'
  | 'alert_operator';

export type Transition = {
  event: PurchaseEvent;
  from: readonly PurchaseState[];
  to: PurchaseState | 'unchanged';
  by: readonly Actor[];
  effects: readonly Effect[];
  /** Seconds until the scheduler checks the new state. */
  checkAfter?: number;
};

const anyone = ['buyer', 'seller', 'admin'] as const;
const sale = ['sell_listing', 'record_sale', 'book_payment', 'notify_buyer_and_seller'] as const;
const orderedByAdmin = {
  to: 'refund_pending',
  by: ['admin'],
  effects: ['order_refund', 'record_act', 'end_handover'],
  checkAfter: 0,
} as const;
/** The buyer can give it back, and it can expire. */
export const givableStates = ['held', 'intent_ready'] as const satisfies PurchaseState[];

/** Later: canceling is a network call (reliability 3.11). */
const endOfHold = {
  from: givableStates,
  to: 'expiring',
  effects: ['cancel_intent'],
  checkAfter: 0,
} as const;
const returned = ['book_return', 'record_act', 'alert_operator'] as const;
const lost = ['book_refund', 'record_act', 'alert_operator', 'notify_buyer_and_seller'] as const;

/** In seconds. */
const PROCESSING_CHECK = 60;

/** Creation inserts `held`. A step without effects stores its delivery, to count declines (reliability T20). */
export const purchaseProcess: readonly Transition[] = [
  { event: 'intent_created', from: ['held'], to: 'intent_ready', by: ['provider'], effects: [] },
  { event: 'card_declined', from: ['intent_ready'], to: 'unchanged', by: ['provider'], effects: [] },
  {
    event: 'provider_processing',
    from: ['held', 'intent_ready'],
    to: 'processing',
    by: ['provider'],
    effects: [],
    checkAfter: PROCESSING_CHECK,
  },
  {
    event: 'provider_succeeded',
    from: ['held', 'intent_ready', 'processing', 'expiring'],
    to: 'paid',
    by: ['provider'],
    effects: sale,
  },
  {
    event: 'succeeded_without_hold',
    from: ['held', 'intent_ready', 'processing', 'expiring', 'expired', 'cancelled'],
    to: 'refund_pending',
    by: ['provider'],
    effects: ['free_listing', 'book_payment', 'order_refund', 'record_act', 'alert_operator', 'notify_buyer'],
    checkAfter: 0,
  },
  { event: 'time_ran_out', by: ['clock'], ...endOfHold },
  { event: 'given_back', by: anyone, ...endOfHold },
  {
    event: 'hold_ended',
    from: ['held', 'intent_ready', 'processing', 'expiring'],
    to: 'expired',
    by: ['provider'],
    effects: ['free_listing'],
  },
  {
    event: 'hold_given_back',
    from: ['held', 'intent_ready', 'processing', 'expiring'],
    to: 'cancelled',
    by: ['provider'],
    effects: ['free_listing'],
  },
  { event: 'refund_ordered', from: ['paid'], ...orderedByAdmin },
  { event: 'refund_retried', from: ['refund_failed'], ...orderedByAdmin },
  // The bank decides first.
  {
    event: 'refund_waits',
    from: ['refund_failed'],
    to: 'refund_pending',
    by: ['provider'],
    effects: ['order_refund', 'record_act', 'update_pages'],
    checkAfter: 0,
  },
  // Full refund made in the provider's dashboard.
  {
    event: 'refund_found',
    from: ['paid'],
    to: 'refund_pending',
    by: ['provider'],
    effects: ['record_act', 'end_handover'],
    checkAfter: 0,
  },
  {
    event: 'part_refunded',
    from: ['paid', 'disputed', 'refund_pending', 'refund_failed'],
    to: 'unchanged',
    by: ['provider'],
    effects: ['book_refund', 'record_act', 'notify_buyer_and_seller'],
  },
  {
    event: 'refund_done',
    from: ['refund_pending', 'refund_failed'],
    to: 'refunded',
    by: ['provider'],
    effects: ['book_refund', 'notify_buyer_and_seller', 'drop_orders'],
  },
  // Sent from the shop's own bank account.
  {
    event: 'refund_transferred',
    from: ['refund_failed'],
    to: 'refunded',
    by: ['admin'],
    effects: ['book_refund', 'record_act', 'notify_buyer_and_seller', 'drop_orders'],
  },
  {
    event: 'refund_refused',
    from: ['refund_pending'],
    to: 'refund_failed',
    by: ['provider'],
    effects: ['record_act', 'update_pages', 'alert_operator'],
  },
  // The bank rejected the refund days after its success.
  { event: 'refund_returned', from: ['refunded'], to: 'refund_failed', by: ['provider'], effects: returned },
  {
    event: 'refund_returned',
    from: ['paid', 'disputed', 'refund_pending', 'refund_failed'],
    to: 'unchanged',
    by: ['provider'],
    effects: returned,
  },
  // A refund and a lost dispute of the same payment.
  {
    event: 'excess_gone',
    from: ['refunded'],
    to: 'unchanged',
    by: ['provider'],
    effects: ['book_refund', 'record_act', 'alert_operator'],
  },
  { event: 'excess_returned', from: ['refunded'], to: 'unchanged', by: ['provider'], effects: returned },
  {
    event: 'dispute_opened',
    from: ['paid'],
    to: 'disputed',
    by: ['provider'],
    effects: ['record_act', 'notify_seller', 'follow_dispute', 'alert_operator'],
  },
  {
    event: 'dispute_won',
    from: ['disputed'],
    to: 'paid',
    by: ['provider'],
    effects: ['record_act', 'notify_seller', 'follow_dispute'],
  },
  {
    event: 'dispute_lost',
    from: ['disputed'],
    to: 'refunded',
    by: ['provider'],
    effects: [...lost, 'drop_orders'],
  },
  {
    event: 'dispute_lost_in_part',
    from: ['disputed'],
    to: 'paid',
    by: ['provider'],
    effects: [...lost, 'follow_dispute'],
  },
];

/** They hold the listing: at most one such purchase each, by constraint (reliability 3.2). */
export const liveStates = ['held', 'intent_ready', 'processing', 'paid', 'expiring'] as const satisfies PurchaseState[];

/** No sale exists yet. */
export const payingStates = ['held', 'intent_ready', 'processing', 'expiring'] as const satisfies PurchaseState[];

export const payableStates = ['held', 'intent_ready', 'processing'] as const satisfies PurchaseState[];

/** Nothing of the sale goes back. */
export const soldStates = ['paid', 'disputed'] as const satisfies PurchaseState[];

export const endedStates = ['expired', 'cancelled'] as const satisfies PurchaseState[];

/** The whole payment goes back, or should. */
export const refundStates = ['refund_pending', 'refunded', 'refund_failed'] as const satisfies PurchaseState[];

/** They always end, at the latest by the scheduler (reliability 3.4, 3.10). */
export const unfinishedStates = [...payingStates, 'refund_pending'] as const satisfies PurchaseState[];

/** Whether it was paid, also if refunded later. */
export const hasMoney = (state: PurchaseState): state is MoneyState => moneyStates.some((one) => one === state);

export const partReasons = ['reduced', 'decided', 'appealed'] as const;
export type PartReason = (typeof partReasons)[number];

/** The sale stays; all other refunds end it. */
export const isPartReason = (reason: string | null): boolean => partReasons.some((part) => part === reason);

/** At most one refund each (reliability 3.13); those of the provider's dashboard have none. */
export const refundReasons = ['oversold', 'mismatch', 'requested', 'dispute', ...partReasons] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Default of HOLD_MINUTES. */
export const HOLD_MINUTES = 15;
/** Default of HOLD_MINUTES_WITHOUT_CARD, before card entry begins. */
export const HOLD_MINUTES_WITHOUT_CARD = 3;

/** Returns undefined when it is not allowed. */
export function purchaseStep(from: PurchaseState, event: PurchaseEvent): Transition | undefined {
  return purchaseProcess.find((step) => step.event === event && step.from.includes(from));
}

export const purchaseCan = {
  pay: (state: PurchaseState) => state === 'held' || state === 'intent_ready',
  giveBack: (state: PurchaseState) => purchaseStep(state, 'given_back') !== undefined,
  refund: (state: PurchaseState) => refundStep(state) !== undefined,
};

/** Returns undefined where no refund is possible. */
export const refundStep = (state: PurchaseState) =>
  purchaseStep(state, 'refund_ordered') ?? purchaseStep(state, 'refund_retried');
