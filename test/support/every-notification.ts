import { leftMatters } from '../../shared/domain/left-matter.ts';
import type { NotificationKind, NotificationParams } from '../../shared/domain/notification.ts';

/** `both`: buyer and seller read the same words. */
type Reader = 'buyer' | 'seller' | 'both' | 'admin' | 'anyone';
type Sample<K extends NotificationKind> = readonly [reader: Reader, params: NotificationParams[K]];

const title = 'Roble 1958';
const from = 'Ángela Ñuñez';
const until = '2026-12-05T17:30:00.000Z';
const amountCents = 125_050;
const text = 'no_time';
const meeting = {
  start: until,
  end: '2026-12-05T19:30:00.000Z',
  timeZone: 'Europe/Madrid',
  fulfillmentId: '00000000-0000-4000-8000-000000000001',
};

const result = (then: 'another_time' | 'cancelled') => ({ then });

/** Each kind with each combination of facts that changes its words. */
export const everyNotification: { [K in NotificationKind]: readonly Sample<K>[] } = {
  message: [
    ['anyone', { title, from }],
    ['anyone', { title, from, text: '¿Sigue disponible?' }],
  ],
  offer_received: [['seller', { title, from, amountCents }]],
  offer_countered: [['anyone', { title, from, amountCents }]],
  offer_accepted: [['buyer', { title, from, amountCents, until }]],
  offer_declined: [['anyone', { title, from, amountCents }]],
  offer_expired: [['anyone', { title, amountCents }]],
  offer_ended: [['anyone', { title, amountCents }]],
  hold_lapsed: [
    ['anyone', { title, amountCents }],
    ['anyone', { title, amountCents, endedEarly: true }],
    ['anyone', { title, amountCents, notForSale: true }],
  ],
  available_again: [['anyone', { title, priceCents: amountCents }]],
  sold: [['seller', { title, amountCents }]],
  bought: [['buyer', { title, amountCents }]],
  bank_took_back: [
    ['buyer', { title, amountCents, to: 'buyer' }],
    ['seller', { title, amountCents, to: 'seller' }],
  ],
  review_received: [
    ['anyone', { title, from, stars: 1 }],
    ['anyone', { title, from, stars: 5 }],
  ],
  case_decided: [['anyone', { title, caseNumber: 'C-12' }]],
  listing_approved: [['seller', { title }]],
  handover: [
    ['buyer', { title }],
    ['buyer', { title, ...meeting }],
  ],
  times_proposed: [['both', { title, from }]],
  time_agreed: [
    ['both', { title, from, ...meeting }],
    ['both', { title, from: '', ...meeting }],
  ],
  address_given: [['both', { title, from }]],
  address_changed: [['both', { title, from }]],
  time_changed: [
    ['both', { title, from }],
    ['both', { title, from, ...meeting }],
  ],
  handover_cancelled: [
    ['both', { title, ...meeting }],
    ['both', { title, done: true, ...meeting }],
  ],
  time_missing: [['both', { title, until }]],
  handover_soon: [['both', { title, start: until, timeZone: 'Europe/Madrid' }]],
  code_missing: [
    ['seller', { title, until }],
    ['seller', { title, until, ends: true }],
  ],
  sale_cancelled: [
    ['both', { title, from, text }],
    ['both', { title, from: '', text: '' }],
    ['both', { title, from: '', text: '', unsent: true }],
    ['both', { title, from: '', text: '', uncoded: true }],
    ['both', { title, from: '', text: '', byShop: true }],
    ['both', { title, from: '', text: '', byShop: true, ...meeting }],
  ],
  handover_refused: [['seller', { title, from, text: 'is_damaged' }]],
  inspection: [
    ['buyer', { title, until }],
    ['buyer', { title, until, waits: true }],
  ],
  sale_completed: [
    ['seller', { title }],
    ['seller', { title, waits: true }],
  ],
  address_missing: [
    ['buyer', { title, until }],
    ['buyer', { title, until: '' }],
  ],
  parcel_missing: [['seller', { title, until }]],
  parcel_sent: [
    ['buyer', { title, tracking: 'SEUR 1Z' }],
    ['buyer', { title, tracking: 'SEUR 1Z', until }],
  ],
  parcel_due: [['buyer', { title, until }]],
  parcel_assumed: [
    ['buyer', { title, until, to: 'buyer' }],
    ['seller', { title, until, to: 'seller' }],
    ['seller', { title, until, to: 'seller', waits: true }],
  ],
  parcel_arrived: [
    ['seller', { title, until }],
    ['seller', { title, until, waits: true }],
  ],
  problem_reported: [['seller', { title, from, text: 'is_damaged' }]],
  no_show_reported: [
    ['buyer', { title, from, until, ...result('another_time') }],
    ['seller', { title, from, until, ...result('cancelled') }],
  ],
  no_show_denied: [['both', { title, from, text: 'Estuve allí.' }]],
  handover_missed: [
    ['buyer', { title, until, to: 'buyer' }],
    ['seller', { title, until, to: 'seller' }],
  ],
  no_show_ended: [
    ['both', { title, absent: 'buyer' }],
    ['both', { title, absent: 'seller' }],
  ],
  lower_price: [['both', { title, from, amountCents }]],
  lower_price_agreed: [
    ['both', { title, from, amountCents }],
    ['both', { title, from, amountCents, ...meeting }],
  ],
  dispute_decided: [
    ['both', { title, outcome: 'refund', amountCents: 0, text: 'Se ve en las fotos.' }],
    ['both', { title, outcome: 'part_refund', amountCents, text: 'Se ve en las fotos.' }],
    ['both', { title, outcome: 'release', amountCents: 0, text: 'Se ve en las fotos.', waits: true }],
    ['both', { title, outcome: 'refund', amountCents: 0, text: '' }],
  ],
  dispute_evidence: [['both', { title, from }]],
  dispute_appealed: [['both', { title, from }]],
  appeal_lapsed: [['both', { title }]],
  party_left: leftMatters.flatMap((about) =>
    (['buyer', 'seller'] as const).map((to) => [to, { title, from, about, to, until }] as const),
  ),
  party_back: [['both', { title, from }]],
  payout: [['seller', { amountCents }]],
  bank_details_missing: [
    ['seller', { amountCents }],
    ['seller', { amountCents, next: until }],
    ['seller', { amountCents, disownedUntil: until }],
  ],
  tax_details_missing: [['seller', { year: 2026 }]],
  payouts_overdue: [
    ['admin', { count: 1, amountCents, since: until }],
    ['admin', { count: 3, amountCents, since: until, sentBy: 'provider' }],
    ['admin', { count: 3, amountCents, since: until, sentBy: 'operator' }],
  ],
  debt_left: [['admin', { amountCents }]],
  return_asked: [
    ['admin', { title, from }],
    ['admin', { title, from, until }],
    ['admin', { title, from, shopDecides: true }],
    ['admin', { title, from, until, shopDecides: true }],
    ['admin', { title, from, accepted: true }],
    ['admin', { title, from, shopDecides: true, decideUntil: until }],
    ['admin', { title, from, until, shopDecides: true, decideUntil: until }],
    ['admin', { title, from, shopDecides: true, accepted: true, byClock: true }],
    ['admin', { title, from, until, shopDecides: true, accepted: true, byClock: true }],
    ['admin', { title, from, shopDecides: true, accepted: true }],
    ['admin', { title, from, until, shopDecides: true, accepted: true }],
  ],
  decision_needed: [
    ['admin', { title }],
    ['admin', { title, until }],
    ['admin', { title, until, appeal: true }],
  ],
  payment_alert: (
    [
      'late_handover',
      'refund_failed',
      'refund_returned',
      'dispute_opened',
      'dispute_lost',
      'paid_back_twice',
      'needs_check',
      'payout_refused',
    ] as const
  ).map((alert) => ['admin', { alert, title, until }] as const),
  legal_deadline: (['withdrawal', 'appeal', 'erasure', 'tax_report'] as const).map(
    (what) => ['admin', { what, count: 2, until }] as const,
  ),
  price_drop: [['anyone', { title, priceCents: amountCents, fromCents: 150_000 }]],
  on_hold: [['anyone', { title }]],
  back: [['anyone', { title, priceCents: amountCents }]],
  sold_saved: [['anyone', { title }]],
  saved_search: [
    ['anyone', { name: 'roble', found: 1, more: false, searchId: 's', listingIds: [] }],
    ['anyone', { name: 'roble', found: 12, more: true, searchId: 's', listingIds: [] }],
  ],
};
