import type { Notification } from '../../../shared/contract/notifications.ts';
import type { NotificationParams } from '../../../shared/domain/notification.ts';
import { showDate, showMoney, showTime } from '../../platform/i18n/formats.ts';
import { saleReasonText } from '../../platform/i18n/sale-reason.ts';
import { foreignZone, showDateIn, showTimeIn } from '../../platform/i18n/zone-formats.ts';
import { words } from '../../words.ts';

type Known = { [K in keyof NotificationParams]: { kind: K; params: NotificationParams[K] } }[keyof NotificationParams];

const moment = (iso: string) => `${showDate(iso)}, ${showTime(iso)}`;

/** A meeting is in the zone of its place, named where it is not the reader's. */
function meeting({ start, timeZone }: { start: string; timeZone?: string }): string {
  if (!timeZone) return moment(start);
  const zone = foreignZone(start, timeZone);
  return `${showDateIn(start, timeZone)}, ${showTimeIn(start, timeZone)}${zone ? ` (${zone})` : ''}`;
}

/** Words a notification in the reader's language. */
export function notificationText(one: Notification): string {
  const text = textOf(one);
  return one.params.last === true ? words.notifications.last(text) : text;
}

function textOf({ kind, params, count }: Notification): string {
  // The server stores each kind with its own facts.
  const known = { kind, params } as unknown as Known;
  const texts = words.notifications.kinds;
  switch (known.kind) {
    case 'message':
      return texts.message(known.params.from, known.params.title, count);
    case 'offer_received':
    case 'offer_countered':
    case 'offer_declined':
      return texts[known.kind](known.params.from, known.params.title, showMoney(known.params.amountCents));
    case 'offer_accepted': {
      const { title, amountCents, until } = known.params;
      return texts.offer_accepted(title, showMoney(amountCents), moment(until));
    }
    case 'offer_expired':
    case 'offer_ended':
    case 'sold':
    case 'bought':
      return texts[known.kind](known.params.title, showMoney(known.params.amountCents));
    case 'bank_took_back':
      return texts.bank_took_back[known.params.to](known.params.title, showMoney(known.params.amountCents));
    case 'hold_lapsed': {
      const { title, amountCents, endedEarly } = known.params;
      return texts[endedEarly ? 'hold_ended' : 'hold_lapsed'](title, showMoney(amountCents));
    }
    case 'available_again':
    case 'back':
      return texts[known.kind](known.params.title, showMoney(known.params.priceCents));
    case 'review_received':
      return texts.review_received(known.params.from, known.params.title, known.params.stars);
    case 'case_decided':
      return texts.case_decided(known.params.title, known.params.caseNumber);
    case 'listing_approved':
      return texts.listing_approved(known.params.title);
    case 'bank_details_missing': {
      const { amountCents, disownedUntil } = known.params;
      return texts[disownedUntil ? 'own_account_missing' : 'bank_details_missing'](showMoney(amountCents));
    }
    case 'payout':
    case 'debt_left':
      return texts[known.kind](showMoney(known.params.amountCents));
    case 'tax_details_missing':
      return texts.tax_details_missing(String(known.params.year));
    case 'payouts_overdue':
      return texts.payouts_overdue(known.params.count, showMoney(known.params.amountCents));
    case 'return_asked':
      return returnText(known.params);
    case 'legal_deadline': {
      const { what, count, until } = known.params;
      return texts.legal_deadline(texts.legal_things[what], count, moment(until));
    }
    case 'payment_alert': {
      const { alert, title, until } = known.params;
      return texts.payment_alert[alert](title, until ? moment(until) : '');
    }
    case 'decision_needed': {
      const { title, until } = known.params;
      return texts.decision_needed(title, until ? moment(until) : '');
    }
    case 'price_drop': {
      const { title, priceCents, fromCents } = known.params;
      return texts.price_drop(title, showMoney(priceCents), showMoney(fromCents));
    }
    case 'handover_cancelled':
      return texts[known.params.done ? 'handover_done' : 'handover_cancelled'](
        known.params.title,
        meeting(known.params),
      );
    case 'time_agreed':
    case 'handover_soon':
      return texts[known.kind](known.params.title, meeting(known.params));
    case 'address_missing': {
      const { title, until } = known.params;
      return texts.address_missing(title, until ? moment(until) : '');
    }
    case 'time_missing':
    case 'code_missing':
    case 'inspection':
    case 'parcel_missing':
    case 'parcel_due':
    case 'parcel_arrived':
      return texts[known.kind](known.params.title, moment(known.params.until));
    case 'no_show_reported':
      return texts.no_show_reported(known.params.from, known.params.title, moment(known.params.until));
    case 'handover_missed':
      return texts.handover_missed[known.params.to](known.params.title, moment(known.params.until));
    case 'no_show_ended':
      return texts.no_show_ended(known.params.title, known.params.absent);
    case 'parcel_assumed':
      return texts.parcel_assumed[known.params.to](known.params.title, moment(known.params.until));
    case 'parcel_sent':
      return texts.parcel_sent(known.params.title, known.params.tracking);
    case 'lower_price':
    case 'lower_price_agreed':
      return texts[known.kind](known.params.from, known.params.title, showMoney(known.params.amountCents));
    case 'appeal_lapsed':
      return texts.appeal_lapsed(known.params.title);
    case 'party_left':
      return leftText(known.params);
    case 'dispute_decided':
      return texts.dispute_decided[known.params.outcome](known.params.title, showMoney(known.params.amountCents));
    case 'sale_cancelled':
      return cancelledText(known.params);
    case 'problem_reported':
    case 'no_show_denied':
    case 'handover_refused':
      return texts[known.kind](known.params.from, known.params.title, saleReasonText(known.params.text));
    case 'handover':
    case 'sale_completed':
    case 'on_hold':
    case 'sold_saved':
      return texts[known.kind](known.params.title);
    case 'saved_search':
      return texts.saved_search(known.params.name, `${known.params.found}${known.params.more ? '+' : ''}`);
    // The actor and the title.
    default:
      return texts[known.kind](known.params.from, known.params.title);
  }
}

function returnText({ from, title, until, decideUntil, byClock }: NotificationParams['return_asked']): string {
  const texts = words.notifications.kinds;
  if (byClock) return texts.return_accepted(title);
  if (decideUntil) return texts.return_decision(from, title, moment(decideUntil));
  return texts.return_asked(from, title, until ? moment(until) : '');
}

function leftText({ from, title, about, to, until }: NotificationParams['party_left']): string {
  const { party_left, left_then } = words.notifications.kinds;
  return `${party_left(from, title)} ${left_then[about][to](from, until ? moment(until) : '')}`;
}

function cancelledText({ from, title, text, unsent, uncoded, byShop }: NotificationParams['sale_cancelled']): string {
  const texts = words.notifications.kinds;
  if (byShop) return texts.sale_refunded(title);
  if (uncoded) return texts.sale_uncoded(title);
  return unsent ? texts.sale_unsent(title) : texts.sale_cancelled(from, title, saleReasonText(text));
}
