import { type Language, locales } from '../../../shared/domain/language.ts';
import type { NotificationKind } from '../../../shared/domain/notification.ts';
import { isSameTime } from '../../../shared/domain/zoned-time.ts';
import { byLanguage } from '../../../shared/words/by-language.ts';
import { describeSaleReason, saleReasons } from '../../../shared/words/fulfillment/sale-reasons.ts';
import { absenceLetters } from '../../../shared/words/notifications/absences.ts';
import { dealLetters } from '../../../shared/words/notifications/deals.ts';
import { disputeLetters } from '../../../shared/words/notifications/disputes.ts';
import { leftLetters } from '../../../shared/words/notifications/left.ts';
import { letterWords } from '../../../shared/words/notifications/letter.ts';
import type { LetterText, LetterTexts, Manner } from '../../../shared/words/notifications/letter-texts.ts';
import { meetingLetters } from '../../../shared/words/notifications/meetings.ts';
import { moneyLetters } from '../../../shared/words/notifications/money.ts';
import { offerLetters } from '../../../shared/words/notifications/offers.ts';
import { parcelLetters } from '../../../shared/words/notifications/parcels.ts';
import { problemLetters } from '../../../shared/words/notifications/problems.ts';
import { savedLetters } from '../../../shared/words/notifications/saved.ts';
import { shopLetters } from '../../../shared/words/notifications/shop.ts';
import { onOneLine } from '../../platform/mail/on-one-line.ts';
import { writeMoney } from '../../platform/shop/shop-money.ts';

/** A missing kind does not compile. */
const letters: Required<LetterTexts> = {
  ...dealLetters,
  ...offerLetters,
  ...meetingLetters,
  ...parcelLetters,
  ...problemLetters,
  ...absenceLetters,
  ...disputeLetters,
  ...leftLetters,
  ...moneyLetters,
  ...shopLetters,
  ...savedLetters,
};

const reasonsIn = byLanguage(saleReasons);

/** `text` is a key, or own words. */
const withReason: readonly NotificationKind[] = [
  'sale_cancelled',
  'handover_refused',
  'problem_reported',
  'no_show_denied',
  'dispute_decided',
];

/** These letters say themselves that the money waits for a bank. */
const withOwnWait: readonly NotificationKind[] = ['sale_completed', 'dispute_decided'];

export type LetterWords = (typeof letterWords)[Language];

export const wordsIn = (language: Language): LetterWords => letterWords[language];

type NotificationFacts = { kind: NotificationKind; params: object; count: number };

/** `medium` and `short`, which cannot be combined with a zone's name. */
const moment = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** User text is on one line; times are in the given zone, or a meeting's with its name. */
export function describeNotification(
  { kind, params, count }: NotificationFacts,
  language: Language,
  timeZone = 'UTC',
): LetterText {
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
  // `notify` checks that the facts fit the kind.
  const write = letters[kind][language] as (params: object, manner: Manner) => LetterText;
  const plain = write(flat(withReason.includes(kind) ? describeReason(params, language) : params), manner);
  const { last: isLast, until = '', waits }: { last?: true; until?: string; waits?: true } = params;
  const said = waits && !withOwnWait.includes(kind) ? addWait(plain, language) : plain;
  if (!isLast) return said;
  const { title, text } = letterWords[language].last;
  return { title: title(said.title), text: `${said.text} ${text(manner.time(until))}` };
}

const addWait = ({ title, text }: LetterText, language: Language): LetterText => ({
  title,
  text: `${text} ${letterWords[language].waits}`,
});

/** The sentence around it has its own. */
const lastStop = /(?<!\.)\.$/;

function describeReason(params: object, language: Language): object {
  const { text = '' }: { text?: string } = params;
  return { ...params, text: describeSaleReason(text, reasonsIn[language]).trim().replace(lastStop, '') };
}

const flat = (params: object) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? onOneLine(value) : value]),
  );
