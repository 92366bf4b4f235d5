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

/** They end without a sale. */
export const undoneStates = ['cancelled', 'refused'] as const satisfies FulfillmentState[];

export const afterHandoverStates = ['inspecting', 'disputed', 'completed'] as const satisfies FulfillmentState[];

/** Each has a deadline that ends it. */
export const openStates = ['arranging', 'arranged', 'inspecting', 'no_show', 'disputed'] as const;
export type OpenState = (typeof openStates)[number];

export const saleProgress = ['open', 'ended'] as const;
export type SaleProgress = (typeof saleProgress)[number];

/** Whether the sale is neither completed nor cancelled. */
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

/** A test compares it with `fulfillment_steps` in the schema. */
export const fulfillmentProcess: readonly FulfillmentStep[] = [
  { event: 'window_accepted', from: ['arranging'], to: 'arranged', by: ['buyer', 'seller'] },
  { event: 'window_changed', from: ['arranged'], to: 'arranging', by: ['buyer', 'seller'] },
  // Nobody typed the code for days after the agreed time.
  { event: 'window_passed', from: ['arranged'], to: 'arranging', by: ['clock'] },
  // They may also agree in messages alone, or meet after somebody came late.
  { event: 'code_redeemed', from: [...beforeHandover, 'no_show'], to: 'completed', by: ['seller'] },
  // Delivered listings can be inspected at home.
  { event: 'delivered', from: [...beforeHandover, 'no_show'], to: 'inspecting', by: ['seller', 'buyer', 'clock'] },
  { event: 'lower_price_agreed', from: ['arranged'], to: 'completed', by: ['buyer', 'seller'] },
  { event: 'refused', from: ['arranged'], to: 'refused', by: ['buyer'] },
  { event: 'cancelled', from: ['arranging'], to: 'cancelled', by: ['buyer', 'seller'] },
  { event: 'time_ran_out', from: [...beforeHandover], to: 'cancelled', by: ['clock'] },
  { event: 'no_show_reported', from: ['arranged'], to: 'no_show', by: ['buyer', 'seller'] },
  { event: 'no_show_denied', from: ['no_show'], to: 'disputed', by: ['buyer', 'seller'] },
  { event: 'no_show_ended', from: ['no_show'], to: 'cancelled', by: ['clock'] },
  // A buyer who did not come may try once more.
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

/** Returns undefined when it is not allowed in this state. */
export const fulfillmentStep = (from: FulfillmentState, event: FulfillmentEvent): FulfillmentStep | undefined =>
  fulfillmentProcess.find((step) => step.event === event && step.from.includes(from));

/** Whether a party may cause it. */
export const fulfillmentCan = (event: FulfillmentEvent, from: FulfillmentState, by: FulfillmentParty): boolean =>
  fulfillmentStep(from, event)?.by.includes(by) === true;

/** Whether a handover code can be redeemed. */
export const canHandOver = (state: FulfillmentState): boolean => fulfillmentStep(state, 'code_redeemed') !== undefined;

/** A recorded handover that arrives now needs a person. */
export const isTooLateForHandover = (state: FulfillmentState): boolean =>
  state === 'cancelled' || state === 'refused' || state === 'disputed';

/** A delivery can be inspected first. */
export const handoverEvent = (method: FulfillmentMethod): 'code_redeemed' | 'delivered' =>
  method === 'pickup' ? 'code_redeemed' : 'delivered';

/** Returns the seller for a pickup, else the buyer. */
export const hostOf = (method: FulfillmentMethod): FulfillmentParty => (method === 'pickup' ? 'seller' : 'buyer');

/** A carrier has it, and nobody confirmed the arrival. */
export const countsAsDelivered = (one: {
  state: FulfillmentState;
  method: FulfillmentMethod;
  hasArrived: boolean;
}): boolean => one.state === 'inspecting' && one.method === 'carrier' && !one.hasArrived;

/** Shown from the agreed time on, for a parcel at once. */
export const showsAddress = (method: FulfillmentMethod, state: FulfillmentState): boolean =>
  state === 'arranged' || state === 'no_show' || (method === 'carrier' && state === 'arranging');

export const MOST_ADDRESS_LETTERS = 300;

/** Returns the buyer for the seller, and the reverse. */
export const otherParty = (party: FulfillmentParty): FulfillmentParty => (party === 'buyer' ? 'seller' : 'buyer');

type TurnFacts = {
  state: FulfillmentState;
  method: FulfillmentMethod;
  hasAddress: boolean;
  proposedBy?: FulfillmentParty | null | undefined;
  reducedBy?: FulfillmentParty | null | undefined;
  /** According to the other party. */
  absent?: FulfillmentParty | null | undefined;
  /** A carrier has it. */
  isSent?: boolean;
  isAppealed?: boolean;
};

/** Returns whether the buyer must give an address next. A proposal is answered first; a parcel needs no time. */
export function awaitsAddress({ state, method, hasAddress, proposedBy, reducedBy, isSent }: TurnFacts): boolean {
  if (hostOf(method) === 'seller' || hasAddress || isSent) return false;
  if (state === 'arranging') return method === 'carrier' || !proposedBy;
  return state === 'arranged' && (method === 'carrier' || !reducedBy);
}

/** The receiver of a proposal acts, or the buyer without an address; else, until the handover, the seller. */
export function fulfillmentTurn(facts: TurnFacts): FulfillmentTurn {
  const { state, proposedBy, reducedBy, absent, isSent = false, isAppealed = false } = facts;
  if (state === 'disputed' || isAppealed) return 'operator';
  if (state === 'inspecting' || awaitsAddress(facts)) return 'buyer';
  if (state === 'no_show') return absent ?? 'none';
  if (state === 'arranging' && proposedBy) return otherParty(proposedBy);
  if (state === 'arranged' && reducedBy) return otherParty(reducedBy);
  if (state === 'arranged' && isSent) return 'buyer';
  return canHandOver(state) ? 'seller' : 'none';
}

export const CODE_DIGITS = 6;
/** Wrong codes in a row, then minutes without a try. */
export const MOST_WRONG_CODES = 5;
export const CODES_LOCKED_MINUTES = 10;

/** Days until the sale is cancelled. */
export const ARRANGE_DAYS = 5;
/** Least hours to answer proposed times. */
export const ANSWER_HOURS = 48;
/** Times `ARRANGE_DAYS`. */
const MOST_ROUNDS = 6;

/** Returns milliseconds of the epoch. @param arrange seconds */
export const arrangingEnds = (soldAt: Date, arrange: number): number => soldAt.getTime() + MOST_ROUNDS * arrange * 1000;

/** Days for which the code counts after an agreed time. */
export const CODE_DAYS = 3;
/** Free changes for each side. */
export const MOST_CHANGES = 2;

/** Hours: nearer, a time cannot change, and the buyer can refuse. */
const NEAR_HOURS = 2;

/** Returns since when an agreed time is near, in milliseconds of the epoch. */
export const nearFrom = (start: number): number => start - NEAR_HOURS * 3_600_000;

/** Hours for the buyer to report a problem. */
export const INSPECTION_HOURS = 48;
export const DENY_HOURS = 24;
/** Days until a parcel counts as delivered. */
export const PARCEL_DAYS = 10;
/** Days before that with a daily question to the buyer. */
export const PARCEL_REMINDERS = 3;
const MOST_ABSENCES = 2;

/** What follows an absence that nobody denies. */
export type AbsenceResult = 'another_time' | 'cancelled';

/** Only a buyer may try again, and once. @param absences that count already */
export const absenceResult = (absent: FulfillmentParty | null, absences: number): AbsenceResult =>
  absent === 'buyer' && absences + 1 < MOST_ABSENCES ? 'another_time' : 'cancelled';

/** The next absence of the buyer ends the sale. */
export const isLastTry = (state: FulfillmentState, absences: number): boolean =>
  canHandOver(state) && absences > 0 && absenceResult('buyer', absences) === 'cancelled';
export const MOST_REPORT_PHOTOS = 8;
