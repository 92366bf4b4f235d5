export const fulfillmentStates = [
  'arranging',
  'arranged',
  'inspecting',
  'disputed',
  'refused',
  'no_show',
  'cancelled',
  'completed',
] as const;
export type FulfillmentState = (typeof fulfillmentStates)[number];

/** The money was released or went back. */
export const endedFulfillmentStates = ['completed', 'cancelled'] as const satisfies FulfillmentState[];

/** States that have a deadline: each ends by time alone. */
export const openStates = ['arranging', 'arranged', 'inspecting', 'no_show', 'disputed'] as const;
export type OpenState = (typeof openStates)[number];

export const isOpen = (state: FulfillmentState): state is OpenState => openStates.some((one) => one === state);

export const fulfillmentMethods = ['pickup', 'seller_delivery', 'carrier'] as const;
export type FulfillmentMethod = (typeof fulfillmentMethods)[number];

export type FulfillmentParty = 'buyer' | 'seller';

/** Who has to act next. */
export const fulfillmentTurns = ['buyer', 'seller', 'operator', 'none'] as const;
export type FulfillmentTurn = (typeof fulfillmentTurns)[number];

export type FulfillmentEvent =
  | 'window_accepted'
  | 'window_changed'
  | 'window_passed'
  | 'code_redeemed'
  | 'delivered'
  | 'lower_price_agreed'
  | 'refused'
  | 'cancelled'
  | 'time_ran_out'
  | 'no_show_reported'
  | 'no_show_denied'
  | 'no_show_ended'
  | 'another_try'
  | 'problem_reported'
  | 'confirmed'
  | 'released'
  | 'taken_back'
  | 'refunded';

type FulfillmentStep = {
  event: FulfillmentEvent;
  from: readonly FulfillmentState[];
  to: FulfillmentState;
  by: readonly (FulfillmentParty | 'operator' | 'provider' | 'clock')[];
};

const beforeHandover = ['arranging', 'arranged'] as const;

/** What follows a sale; `fulfillment_steps` in the schema has the same steps, and a test compares them. */
export const fulfillmentProcess: readonly FulfillmentStep[] = [
  { event: 'window_accepted', from: ['arranging'], to: 'arranged', by: ['buyer', 'seller'] },
  { event: 'window_changed', from: ['arranged'], to: 'arranging', by: ['buyer', 'seller'] },
  // Nobody typed the code for days after the agreed time: both agree on another one.
  { event: 'window_passed', from: ['arranged'], to: 'arranging', by: ['clock'] },
  // Buyer and seller may also agree on a time in their messages alone, and meet after somebody came late.
  { event: 'code_redeemed', from: [...beforeHandover, 'no_show'], to: 'completed', by: ['seller'] },
  // Delivered listings can be inspected at home.
  { event: 'delivered', from: [...beforeHandover, 'no_show'], to: 'inspecting', by: ['seller', 'buyer', 'clock'] },
  { event: 'lower_price_agreed', from: ['arranged'], to: 'completed', by: ['buyer', 'seller'] },
  { event: 'refused', from: ['arranged'], to: 'refused', by: ['buyer'] },
  { event: 'cancelled', from: ['arranging'], to: 'cancelled', by: ['buyer', 'seller'] },
  { event: 'time_ran_out', from: ['arranging'], to: 'cancelled', by: ['clock'] },
  { event: 'no_show_reported', from: ['arranged'], to: 'no_show', by: ['buyer', 'seller'] },
  { event: 'no_show_denied', from: ['no_show'], to: 'disputed', by: ['buyer', 'seller'] },
  { event: 'no_show_ended', from: ['no_show'], to: 'cancelled', by: ['clock'] },
  // A buyer who did not come gets one more try.
  { event: 'another_try', from: ['no_show'], to: 'arranging', by: ['clock'] },
  { event: 'problem_reported', from: ['inspecting', 'arranged'], to: 'disputed', by: ['buyer'] },
  { event: 'confirmed', from: ['inspecting'], to: 'completed', by: ['buyer', 'clock'] },
  { event: 'released', from: ['disputed'], to: 'completed', by: ['operator'] },
  { event: 'taken_back', from: ['disputed'], to: 'cancelled', by: ['seller', 'operator', 'clock'] },
  {
    event: 'refunded',
    from: [...beforeHandover, 'no_show', 'inspecting', 'disputed', 'completed'],
    to: 'cancelled',
    by: ['provider'],
  },
];

/** Returns the step of an event; undefined when it is not allowed in this state. */
export const fulfillmentStep = (from: FulfillmentState, event: FulfillmentEvent): FulfillmentStep | undefined =>
  fulfillmentProcess.find((step) => step.event === event && step.from.includes(from));

/** Returns whether somebody can do this now. */
export const fulfillmentCan = (event: FulfillmentEvent, from: FulfillmentState, by: FulfillmentParty): boolean =>
  fulfillmentStep(from, event)?.by.includes(by) === true;

export const canHandOver = (state: FulfillmentState): boolean => fulfillmentStep(state, 'code_redeemed') !== undefined;

/** Returns what the handover leads to: what is delivered can be inspected first. */
export const handoverEvent = (method: FulfillmentMethod): 'code_redeemed' | 'delivered' =>
  method === 'pickup' ? 'code_redeemed' : 'delivered';

/** Returns at whose place the handover is: the seller's for a pickup, else the buyer's. */
export const hostOf = (method: FulfillmentMethod): FulfillmentParty => (method === 'pickup' ? 'seller' : 'buyer');

/** Returns whether the other side sees the address: from the agreed time on; a parcel cannot be sent without it. */
export const showsAddress = (method: FulfillmentMethod, state: FulfillmentState): boolean =>
  state === 'arranged' || state === 'no_show' || (method === 'carrier' && state === 'arranging');

export const MOST_ADDRESS_LETTERS = 300;

export const otherParty = (party: FulfillmentParty): FulfillmentParty => (party === 'buyer' ? 'seller' : 'buyer');

type TurnFacts = {
  state: FulfillmentState;
  /** Who proposed the times that are open. */
  proposedBy?: FulfillmentParty | null;
  /** Who proposed a lower price that is open. */
  reducedBy?: FulfillmentParty | null;
  /** Who did not come, as the other one says. */
  absent?: FulfillmentParty | null;
  /** A parcel is on its way. */
  isSent?: boolean;
  /** A party has appealed against the decision. */
  isAppealed?: boolean;
};

/** Returns who has to act: who is asked answers; without proposals and at the handover it is the seller. */
export function fulfillmentTurn(facts: TurnFacts): FulfillmentTurn {
  const { state, proposedBy, reducedBy, absent, isSent = false, isAppealed = false } = facts;
  if (state === 'disputed' || isAppealed) return 'operator';
  if (state === 'inspecting') return 'buyer';
  if (state === 'no_show') return absent ?? 'none';
  if (state === 'arranging' && proposedBy) return otherParty(proposedBy);
  if (state === 'arranged' && reducedBy) return otherParty(reducedBy);
  if (state === 'arranged' && isSent) return 'buyer';
  return canHandOver(state) ? 'seller' : 'none';
}

export const CODE_DIGITS = 6;
/** Wrong codes in a row, and minutes for which no more are taken then. */
export const MOST_WRONG_CODES = 5;
export const CODES_LOCKED_MINUTES = 10;

/** Days for agreeing on a time, before the sale is cancelled and the money goes back. */
export const ARRANGE_DAYS = 5;
/** Hours that are left at least for answering proposed times. */
export const ANSWER_HOURS = 48;
/** Days after an agreed time in which the code can still be typed, before another time is needed. */
export const CODE_DAYS = 3;
/** Free changes of an agreed time for each side, and hours before it until which it can be changed. */
export const MOST_CHANGES = 2;
export const CHANGE_HOURS = 2;

/** Hours before the agreed time from which the page offers to refuse the listing. */
export const REFUSE_HOURS = 2;

/** Hours in which a buyer can inspect what was delivered and report a problem. */
export const INSPECTION_HOURS = 48;
/** Hours in which somebody can deny that they did not come. */
export const DENY_HOURS = 24;
/** Days after which a parcel counts as delivered, unless the buyer says otherwise. */
export const PARCEL_DAYS = 10;
/** Times that a buyer may miss before the sale is cancelled. */
export const MOST_ABSENCES = 2;
/** Photos with a report of a problem or a refusal. */
export const MOST_REPORT_PHOTOS = 8;
