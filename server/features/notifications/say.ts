import { type Language, locales } from '../../../shared/domain/language.ts';
import type { NotificationKind } from '../../../shared/domain/notification.ts';
import { isSameTime } from '../../../shared/domain/zoned-time.ts';
import { byLanguage } from '../../../shared/words/by-language.ts';
import { saleReasons, wordSaleReason } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeMoney } from '../../platform/shop/shop-money.ts';
import { english } from './words/english.ts';
import { german } from './words/german.ts';
import type { Manner, NotificationWords, Said } from './words/notification-words.ts';
import { spanish } from './words/spanish.ts';

const languages: Record<Language, NotificationWords> = { en: english, de: german, es: spanish };

const reasonsIn = byLanguage(saleReasons);

/** Kinds whose `text` is why a sale ended or what is wrong with it: a key, or own words. */
const withReason: readonly NotificationKind[] = [
  'sale_cancelled',
  'handover_refused',
  'problem_reported',
  'dispute_decided',
];

/** Returns the words of mails and pushes. */
export const wordsIn = (language: Language): NotificationWords => languages[language];

type Told = { kind: NotificationKind; params: object; count: number };

/** As the styles `medium` and `short`, which cannot be combined with the name of a zone. */
const moment = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Words a notification. User text is on one line; times are in the given zone, or in the zone of a meeting, with its name. */
export function say({ kind, params, count }: Told, language: Language, timeZone = 'UTC'): Said {
  const locale = locales[language];
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const manner: Manner = {
    count,
    money: (cents) => writeMoney(cents, locale),
    time: (iso, at = timeZone) =>
      isSameTime(Date.parse(iso), at, timeZone)
        ? `${time.format(new Date(iso))}${timeZone === 'UTC' ? ' UTC' : ''}`
        : new Intl.DateTimeFormat(locale, { ...moment, timeZone: at, timeZoneName: 'short' }).format(new Date(iso)),
  };
  // The compiler checks in `notify` that the facts fit the kind.
  const write = languages[language].kinds[kind] as (params: object, manner: Manner) => Said;
  return write(flat(withReason.includes(kind) ? wordReason(params, language) : params), manner);
}

function wordReason(params: object, language: Language): object {
  const { text = '' }: { text?: string } = params;
  return { ...params, text: wordSaleReason(text, reasonsIn[language]) };
}

const flat = (params: object) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? onOneLine(value) : value]),
  );
