import type { ShownOutcome } from './dispute.ts';
import type { AbsenceResult, FulfillmentParty } from './fulfillment.ts';
import type { LeftMatter } from './left-matter.ts';
import type { LegalDeadline } from './legal-deadline.ts';
import type { Cents } from './money.ts';
import type { PayoutSender } from './payout.ts';

export const notificationGroups = [
  'messages',
  'offers',
  'sales',
  'handover',
  'payouts',
  'reviews',
  'decisions',
  'price_drop',
  'on_hold',
  'back',
  'sold_saved',
  'saved_searches',
  'shop',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Beside the list in the app, which is always on. */
export const channels = ['mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** `sequence`: its revision for calendars, `changedAt`: since when; older ones lack both. */
type Meeting = {
  start: string;
  end: string;
  timeZone: string;
  fulfillmentId: string;
  sequence?: number;
  changedAt?: string;
};

/** A bank disputes the payment. */
type Waiting = { waits?: true };
type Cancelled = { unsent?: boolean; uncoded?: true; byShop?: true };

/** Nobody is reminded again before `until`. */
type Reminder = { last?: true };

/** Facts of each kind, worded in each language. Times are ISO 8601 in UTC. */
export type NotificationParams = {
  /** `text`: as the reader sees it. */
  message: { title: string; from: string; text?: string };
  offer_received: { title: string; from: string; amountCents: Cents };
  offer_countered: { title: string; from: string; amountCents: Cents };
  offer_accepted: { title: string; from: string; amountCents: Cents; until: string };
  offer_declined: { title: string; from: string; amountCents: Cents };
  offer_expired: { title: string; amountCents: Cents };
  /** No longer for sale. */
  offer_ended: { title: string; amountCents: Cents };
  hold_lapsed: { title: string; amountCents: Cents; endedEarly?: true; notForSale?: true };
  available_again: { title: string; priceCents: Cents };
  sold: { title: string; amountCents: Cents };
  bought: { title: string; amountCents: Cents };
  /** The buyer's bank decided for them. */
  bank_took_back: { title: string; amountCents: Cents; to: FulfillmentParty };
  review_received: { title: string; from: string; stars: number };
  case_decided: { title: string; caseNumber: string };
  listing_approved: { title: string };
  handover: { title: string } & Partial<Meeting>;
  times_proposed: { title: string; from: string };
  /** `from` accepted it, empty for that person. */
  time_agreed: { title: string; from: string; start: string } & Partial<Meeting>;
  /** Never with the address. */
  address_given: { title: string; from: string };
  address_changed: { title: string; from: string };
  time_changed: { title: string; from: string } & Partial<Meeting>;
  /** Sent to both: their calendars remove the entry. `done`: it was handed over before. */
  handover_cancelled: { title: string; done?: true } & Meeting;
  /** `until`: then the sale is cancelled. */
  time_missing: { title: string; until: string } & Reminder;
  handover_soon: { title: string; start: string; timeZone?: string };
  /** `ends`: the sale. */
  code_missing: { title: string; until: string; ends?: true } & Reminder;
  /** `text`: the reason, perhaps a key of `saleReasons`. Without `from`: an admin refunds it (`byShop`), or time ran out to agree, to send (`unsent`), for the code (`uncoded`). */
  sale_cancelled: { title: string; from: string; text: string } & Cancelled & Partial<Meeting> & Waiting;
  handover_refused: { title: string; from: string; text: string } & Partial<Meeting> & Waiting;
  inspection: { title: string; until: string } & Partial<Meeting> & Reminder & Waiting;
  sale_completed: { title: string } & Waiting;
  /** `until`: then the sale is cancelled; empty once a time is agreed. */
  address_missing: { title: string; until: string } & Reminder;
  parcel_missing: { title: string; until: string } & Reminder;
  /** `until`: then it counts as delivered. */
  parcel_sent: { title: string; tracking: string; until?: string };
  parcel_due: { title: string; until: string } & Reminder;
  /** `until`: then the seller gets the money. */
  parcel_assumed: { title: string; until: string; to: FulfillmentParty } & Reminder & Waiting;
  parcel_arrived: { title: string; until: string } & Waiting;
  problem_reported: { title: string; from: string; text: string };
  /** `until`: then it counts as true. */
  no_show_reported: { title: string; from: string; until: string; then?: AbsenceResult };
  /** `text`: the reason, perhaps a key of `saleReasons`. */
  no_show_denied: { title: string; from: string; text: string };
  /** The buyer's first absence. `until`: then the sale is cancelled. */
  handover_missed: { title: string; until: string; to: FulfillmentParty };
  no_show_ended: { title: string; absent: 'buyer' | 'seller' } & Waiting;
  /** `amountCents`: goes back to the buyer. */
  lower_price: { title: string; from: string; amountCents: Cents };
  lower_price_agreed: { title: string; from: string; amountCents: Cents } & Partial<Meeting>;
  /** `text`: the reason, empty when time ran out; `amountCents` of a part refund. */
  dispute_decided: { title: string; outcome: ShownOutcome; amountCents: Cents; text: string } & Waiting;
  dispute_evidence: { title: string; from: string };
  dispute_appealed: { title: string; from: string };
  /** Nobody decided the appeal in time. */
  appeal_lapsed: { title: string };
  /** While `about` was open. `until`: when it goes on by itself. */
  party_left: {
    title: string;
    from: string;
    about: LeftMatter;
    to: FulfillmentParty;
    until?: string;
    leaverId?: string;
  } & Waiting;
  /** The removal was undone. */
  party_back: { title: string; from: string };
  payout: { amountCents: Cents };
  /** `next`: the next reminder. `disownedUntil`: the disowned account gets nothing before. */
  bank_details_missing: { amountCents: Cents; next?: string; disownedUntil?: string };
  tax_details_missing: { year: number };
  /** `since`: when the oldest was due. */
  payouts_overdue: { count: number; amountCents: Cents; since: string; sentBy?: PayoutSender };
  /** Of a person who left. */
  debt_left: { amountCents: Cents; leaverId?: string };
  /** `until`: the law's day; without it it may be declined. `shopDecides`: the seller has left. `decideUntil`: then `byClock` accepts it. */
  return_asked: {
    title: string;
    from: string;
    until?: string;
    shopDecides?: true;
    decideUntil?: string;
    accepted?: true;
    byClock?: true;
  };
  /** `until`: then the buyer gets the money, or with `appeal` the decision stands. */
  decision_needed: { title: string; until?: string; appeal?: true };
  /** `until`: the bank's day. */
  payment_alert: { alert: PaymentAlert; title: string; until?: string };
  legal_deadline: { what: LegalDeadline; count: number; until: string };
  price_drop: { title: string; priceCents: Cents; fromCents: Cents };
  on_hold: { title: string };
  back: { title: string; priceCents: Cents };
  sold_saved: { title: string };
  /** `more`: not all were counted. `listingIds`: the first. */
  saved_search: { name: string; found: number; more: boolean; searchId: string; listingIds: string[] };
};
export type NotificationKind = keyof NotificationParams;

/** What happened to a payment that needs an admin. */
export type PaymentAlert =
  | 'late_handover'
  | 'refund_failed'
  | 'refund_returned'
  | 'dispute_opened'
  | 'dispute_lost'
  | 'paid_back_twice'
  | 'needs_check'
  | 'payout_refused';

type KindRule = {
  group: NotificationGroup;
  /** Sales and decisions have mails of their own. */
  channels: readonly Channel[];
  /** Never collected in the digest. */
  urgent: boolean;
  /** Seconds before sending; not sent if read until then. */
  after?: Partial<Record<Channel, number>>;
  /** Seconds until the group's next mail; without it, one until it is read. */
  mailAgainAfter?: number;
};

/** Until an unread message is mailed. */
export const UNREAD_MINUTES = 5;

const DAY = 24 * 3600;
const both = channels;
const push = ['push'] as const;

/** One mail a day for each listing and kind. */
const saved = { channels: both, urgent: false, mailAgainAfter: DAY } as const;
const offer = { group: 'offers', channels: both, urgent: true } as const;
const appointment = { group: 'handover', channels: both, urgent: true } as const;

export const notificationKinds: Record<NotificationKind, KindRule> = {
  message: { group: 'messages', channels: both, urgent: true, after: { mail: UNREAD_MINUTES * 60, push: 5 } },
  offer_received: offer,
  offer_countered: offer,
  offer_accepted: offer,
  offer_declined: offer,
  offer_expired: offer,
  offer_ended: offer,
  hold_lapsed: offer,
  available_again: offer,
  sold: { group: 'sales', channels: push, urgent: true },
  bought: { group: 'sales', channels: push, urgent: true },
  bank_took_back: { group: 'sales', channels: push, urgent: true },
  review_received: { group: 'reviews', channels: both, urgent: false },
  case_decided: { group: 'decisions', channels: push, urgent: true },
  listing_approved: { group: 'decisions', channels: push, urgent: true },
  handover: appointment,
  times_proposed: appointment,
  time_agreed: appointment,
  address_given: appointment,
  address_changed: appointment,
  time_changed: appointment,
  handover_cancelled: appointment,
  time_missing: { ...appointment, mailAgainAfter: DAY / 2 },
  handover_soon: { ...appointment, mailAgainAfter: 3600 },
  code_missing: { ...appointment, mailAgainAfter: DAY / 2 },
  sale_cancelled: appointment,
  handover_refused: appointment,
  inspection: { ...appointment, mailAgainAfter: DAY / 2 },
  sale_completed: appointment,
  address_missing: { ...appointment, mailAgainAfter: DAY / 2 },
  parcel_missing: { ...appointment, mailAgainAfter: DAY / 2 },
  parcel_sent: appointment,
  parcel_due: { ...appointment, mailAgainAfter: DAY / 2 },
  parcel_assumed: { ...appointment, mailAgainAfter: DAY / 2 },
  parcel_arrived: appointment,
  problem_reported: appointment,
  no_show_reported: appointment,
  no_show_denied: appointment,
  handover_missed: appointment,
  no_show_ended: appointment,
  lower_price: appointment,
  lower_price_agreed: appointment,
  dispute_decided: appointment,
  dispute_evidence: appointment,
  dispute_appealed: appointment,
  appeal_lapsed: appointment,
  party_left: appointment,
  party_back: appointment,
  payout: { group: 'payouts', channels: both, urgent: false },
  // Each reminder is mailed, read or not.
  bank_details_missing: { group: 'payouts', channels: both, urgent: false, mailAgainAfter: DAY / 2 },
  tax_details_missing: { group: 'payouts', channels: both, urgent: false },
  payouts_overdue: { group: 'shop', channels: both, urgent: true, mailAgainAfter: DAY / 2 },
  debt_left: { group: 'shop', channels: both, urgent: false },
  return_asked: { group: 'shop', channels: both, urgent: true, mailAgainAfter: DAY / 2 },
  decision_needed: { group: 'shop', channels: both, urgent: true },
  legal_deadline: { group: 'shop', channels: both, urgent: true, mailAgainAfter: DAY / 2 },
  payment_alert: { group: 'shop', channels: both, urgent: true, mailAgainAfter: DAY / 2 },
  price_drop: { group: 'price_drop', ...saved },
  on_hold: { group: 'on_hold', ...saved },
  back: { group: 'back', ...saved },
  sold_saved: { group: 'sold_saved', ...saved },
  saved_search: { group: 'saved_searches', channels: both, urgent: false },
};

/** Returns the group whose choices count. */
export const groupOf = ({ kind, params }: { kind: NotificationKind; params: object }): NotificationGroup => {
  const { about }: { about?: unknown } = params;
  if (kind === 'party_left' && about === 'offer') return 'offers';
  if (kind === 'party_left' && about === 'messages') return 'messages';
  return notificationKinds[kind].group;
};

/** A `fixed` channel is always used. */
type GroupRule = Record<Channel, { fixed: boolean; byDefault: boolean } | undefined>;
const on = { fixed: false, byDefault: true };
const off = { fixed: false, byDefault: false };
const fixed = { fixed: true, byDefault: true };

/** Appointments and money are always mailed. */
export const groupRules: Record<NotificationGroup, GroupRule> = {
  messages: { mail: on, push: on },
  offers: { mail: on, push: on },
  sales: { mail: undefined, push: on },
  handover: { mail: fixed, push: on },
  payouts: { mail: fixed, push: on },
  reviews: { mail: on, push: on },
  decisions: { mail: undefined, push: on },
  price_drop: { mail: on, push: on },
  on_hold: { mail: on, push: off },
  back: { mail: on, push: on },
  sold_saved: { mail: on, push: off },
  saved_searches: { mail: on, push: off },
  shop: { mail: fixed, push: on },
};

/** Only differences from the default. */
export type Chosen = Partial<Record<NotificationGroup, Partial<Record<Channel, boolean>>>>;

/** Whether a person gets a group on a channel. */
export function isWanted(group: NotificationGroup, channel: Channel, chosen: Chosen): boolean {
  const rule = groupRules[group][channel];
  if (!rule) return false;
  return rule.fixed || (chosen[group]?.[channel] ?? rule.byDefault);
}

/** Topic of the link that switches all optional mails off. */
export const ALL_MAILS = 'all';

export const NOTIFICATION_DAYS = 90;
