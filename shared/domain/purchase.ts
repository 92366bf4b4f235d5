/**
 * The purchase, as a shopkeeper would tell it (design §5, reliability 3.3).
 * A buyer who asks to pay gets the piece put aside for a while; the card provider's word makes the
 * sale; when the time is up we first make sure that no money can arrive any more and only then
 * put the piece back on the floor.
 */
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
  | 'refund_done'
  | 'refund_refused'
  | 'dispute_opened'
  | 'dispute_won'
  | 'dispute_lost';

export type Actor = 'buyer' | 'seller' | 'admin' | 'provider' | 'clock';

export type Effect =
  | 'create_intent'
  | 'count_decline'
  | 'cancel_intent'
  | 'sell_listing'
  | 'free_listing'
  | 'record_sale'
  | 'book_payment'
  | 'book_refund'
  | 'order_refund'
  | 'tell_buyer_and_seller'
  | 'tell_buyer'
  | 'alert_operator';

export type Transition = {
  event: PurchaseEvent;
  from: readonly PurchaseState[];
  to: PurchaseState | 'unchanged';
  by: readonly Actor[];
  effects: readonly Effect[];
};

const anyone = ['buyer', 'seller', 'admin'] as const;
const sale = ['sell_listing', 'record_sale', 'book_payment', 'tell_buyer_and_seller'] as const;

/** Beginning a purchase is not a transition of it: it makes the row, in `held`, and asks for `create_intent`. */
export const purchaseProcess: readonly Transition[] = [
  { event: 'intent_created', from: ['held'], to: 'intent_ready', by: ['provider'], effects: [] },
  { event: 'card_declined', from: ['intent_ready'], to: 'unchanged', by: ['provider'], effects: ['count_decline'] },
  { event: 'provider_processing', from: ['held', 'intent_ready'], to: 'processing', by: ['provider'], effects: [] },
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
    effects: ['free_listing', 'book_payment', 'order_refund', 'alert_operator', 'tell_buyer'],
  },
  { event: 'time_ran_out', from: ['held', 'intent_ready'], to: 'expiring', by: ['clock'], effects: ['cancel_intent'] },
  { event: 'given_back', from: ['held', 'intent_ready'], to: 'expiring', by: anyone, effects: ['cancel_intent'] },
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
  { event: 'refund_ordered', from: ['paid'], to: 'refund_pending', by: ['admin'], effects: ['order_refund'] },
  {
    event: 'refund_done',
    from: ['refund_pending', 'refund_failed'],
    to: 'refunded',
    by: ['provider'],
    effects: ['book_refund', 'tell_buyer'],
  },
  {
    event: 'refund_refused',
    from: ['refund_pending'],
    to: 'refund_failed',
    by: ['provider'],
    effects: ['alert_operator'],
  },
  { event: 'dispute_opened', from: ['paid'], to: 'disputed', by: ['provider'], effects: ['alert_operator'] },
  { event: 'dispute_won', from: ['disputed'], to: 'paid', by: ['provider'], effects: [] },
  { event: 'dispute_lost', from: ['disputed'], to: 'refunded', by: ['provider'], effects: ['book_refund'] },
];

/** States in which the piece is put aside: the schema allows one such purchase per listing (reliability 3.2). */
export const liveStates = ['held', 'intent_ready', 'processing', 'paid', 'expiring'] as const satisfies PurchaseState[];

/** States in which a buyer is paying and may still get the piece: no sale has been made yet. */
export const payingStates = ['held', 'intent_ready', 'processing', 'expiring'] as const satisfies PurchaseState[];

/** Minutes a payment intent holds the piece, unless HOLD_MINUTES says otherwise (design §5). */
export const HOLD_MINUTES = 15;

/**
 * Where an event leads.
 * @returns the transition, or undefined when the process does not allow the event in this state
 */
export function purchaseStep(from: PurchaseState, event: PurchaseEvent): Transition | undefined {
  return purchaseProcess.find((step) => step.event === event && step.from.includes(from));
}

/** What a buyer may do with a purchase, for buttons and refusals alike. */
export const purchaseCan = {
  pay: (state: PurchaseState) => state === 'held' || state === 'intent_ready',
  giveBack: (state: PurchaseState) => purchaseStep(state, 'given_back') !== undefined,
};
