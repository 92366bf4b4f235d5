import { handoverFile } from '../../../shared/domain/calendar-file.ts';
import { type Language, locales } from '../../../shared/domain/language.ts';
import {
  ALL_MAILS,
  groupOf,
  groupRules,
  type NotificationKind,
  type NotificationParams,
} from '../../../shared/domain/notification.ts';
import type { LetterListing } from '../../platform/mail/letter.ts';
import { type MailSite, mailSite } from '../../platform/mail/mail-site.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { organizerOf } from '../../platform/mail/organizer-of.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';
import { moneyFormat, toMajor } from '../../platform/shop/shop-money.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Services } from '../../ports/services.ts';
import type { DueDelivery } from './delivery-store.ts';
import { describeNotification, type LetterWords, wordsIn } from './describe-notification.ts';
import type { MailListing } from './mail-listing-store.ts';
import { unsubscribeUrl } from './unsubscribe-token.ts';

type Needed = Pick<Services, 'config' | 'shop'>;
/** Listings by id, for pictures and prices. */
type Shown = ReadonlyMap<string, MailListing>;

/** Writes the mail of one notification. */
export function writeNotification({ config, shop }: Needed, delivery: DueDelivery, shown: Shown): Mail {
  const site = mailSite({ config, shop });
  const language = site.languageFor(delivery.language);
  const words = wordsIn(language);
  const group = groupOf(delivery);
  const { title, text } = describeNotification(toldBy(delivery), language, delivery.time_zone ?? undefined);
  const stop = groupRules[group].mail?.fixed
    ? undefined
    : unsubscribeUrl(config, delivery.account_id, searchOf(delivery) ?? group);
  return writeLetter(site, {
    to: delivery.email,
    language,
    subject: title,
    greeting: words.hello(onOneLine(delivery.display_name)),
    paragraphs: [text],
    listings: listingsOf(delivery).flatMap((id) => cardOf(site, shown.get(id), language)),
    action: { label: words.open[group], url: site.publicUrl + delivery.href },
    calendar: calendarOf({ config, shop }, delivery, words),
    notes: [
      { text: words.why[reasonOf(delivery)] },
      ...(stop ? [{ text: words.stop, url: stop }] : []),
      ...choicesOf(site, config, delivery),
    ],
    ...(stop ? { unsubscribeUrl: stop } : {}),
  });
}

/** Kinds that remove an agreed time from the calendar, where they have one. */
const cancelling: readonly NotificationKind[] = [
  'time_changed',
  'handover_cancelled',
  'handover_refused',
  'sale_cancelled',
  'handover',
  'inspection',
  'lower_price_agreed',
];

/** A later entry replaces it or takes it out. */
function calendarOf(
  { config, shop }: Needed,
  { kind, params, href, due_at: dueAt }: DueDelivery,
  { calendar }: LetterWords,
): string | undefined {
  const isCancelled = cancelling.includes(kind);
  if (kind !== 'time_agreed' && !isCancelled) return undefined;
  const { title, start, end, fulfillmentId, sequence, changedAt } = params as Partial<
    NotificationParams['handover_cancelled']
  >;
  if (!title || !start || !end || !fulfillmentId) return undefined;
  return handoverFile(
    {
      id: fulfillmentId,
      listing: title,
      role: href.startsWith('/dashboard/purchases/') ? 'buyer' : 'seller',
      publicUrl: config.publicUrl,
      isCancelled,
      start: Date.parse(start),
      end: Date.parse(end),
      changedAt: changedAt ? Date.parse(changedAt) : dueAt.getTime(),
      sequence,
      organizer: organizerOf({ config, shop }),
    },
    calendar,
  );
}

/** People can save any number of listings. */
export const LISTED_IN_DIGEST = 50;

/** Writes the daily mail. */
export function writeDigest(
  { config, shop }: Needed,
  [first, ...rest]: readonly [DueDelivery, ...DueDelivery[]],
  shown: Shown,
): Mail {
  const site = mailSite({ config, shop });
  const language = site.languageFor(first.language);
  const { hello, digest, why } = wordsIn(language);
  const all = [first, ...rest];
  const stop = unsubscribeUrl(config, first.account_id, ALL_MAILS);
  return writeLetter(site, {
    to: first.email,
    language,
    subject: digest.subject(all.length),
    greeting: hello(onOneLine(first.display_name)),
    paragraphs: [digest.text],
    listings: all.slice(0, LISTED_IN_DIGEST).map((delivery) => ({
      title: describeNotification(toldBy(delivery), language, first.time_zone ?? undefined).title,
      facts: factsOf(shown.get(listingsOf(delivery)[0] ?? ''), language),
      url: site.publicUrl + delivery.href,
      image: shown.get(listingsOf(delivery)[0] ?? '')?.image,
    })),
    action: { label: digest.open, url: `${site.publicUrl}/notifications` },
    notes: [{ text: why.other }, ...choicesOf(site, config, first)],
    unsubscribeUrl: stop,
  });
}

/** Returns the listings in a mail. */
export function listingsOf({ params, listing_id }: Pick<DueDelivery, 'params' | 'listing_id'>): string[] {
  const found = params.listingIds;
  if (Array.isArray(found)) return found.map(String);
  return listing_id ? [listing_id] : [];
}

/** Prices are current; the former price is the one last told. */
const toldBy = ({ kind, params, first_params: first, count, price_cents }: DueDelivery) => ({
  kind,
  count,
  params:
    kind === 'price_drop' || kind === 'back'
      ? { ...params, fromCents: first?.fromCents ?? params.fromCents, priceCents: price_cents ?? params.priceCents }
      : params,
});

const searchOf = ({ kind, params }: DueDelivery) => (kind === 'saved_search' ? String(params.searchId) : undefined);

function reasonOf(delivery: DueDelivery): 'saved' | 'search' | 'other' | 'fixed' {
  const group = groupOf(delivery);
  if (groupRules[group].mail?.fixed) return 'fixed';
  if (group === 'saved_searches') return 'search';
  return ['price_drop', 'on_hold', 'back', 'sold_saved'].includes(group) ? 'saved' : 'other';
}

const choicesOf = (
  { publicUrl, languageFor }: MailSite,
  config: Needed['config'],
  { account_id, language }: DueDelivery,
) => {
  const { choose, stopAll } = wordsIn(languageFor(language));
  return [
    { text: choose, url: `${publicUrl}/dashboard/account#notifications` },
    { text: stopAll, url: unsubscribeUrl(config, account_id, ALL_MAILS) },
  ];
};

function cardOf({ publicUrl }: MailSite, listing: MailListing | undefined, language: Language): LetterListing[] {
  if (!listing) return [];
  const { id, title, image } = listing;
  return [{ title: onOneLine(title), facts: factsOf(listing, language), url: `${publicUrl}/furniture/${id}`, image }];
}

const factsOf = (listing: MailListing | undefined, language: Language): string =>
  listing
    ? `${moneyFormat(locales[language]).format(toMajor(listing.price_cents))}, ${onOneLine(listing.location)}`
    : '';
