import { expect, it } from 'vitest';
import { languages } from '../domain/language.ts';
import { changeWords } from './accounts/change-mail.ts';
import { identityWords } from './accounts/identity-mails.ts';
import { caseWords } from './cases/case-mails.ts';
import { bankDisputeWords } from './checkout/bank-dispute-mails.ts';
import { purchaseWords } from './checkout/purchase-mails.ts';
import { returnWords } from './checkout/return-mails.ts';
import { withdrawalWords } from './checkout/withdrawal-mails.ts';
import { absenceLetters } from './notifications/absences.ts';
import { dealLetters } from './notifications/deals.ts';
import { disputeLetters } from './notifications/disputes.ts';
import { letterWords } from './notifications/letter.ts';
import type { LetterTexts, Manner } from './notifications/letter-texts.ts';
import { meetingLetters } from './notifications/meetings.ts';
import { moneyLetters } from './notifications/money.ts';
import { offerLetters } from './notifications/offers.ts';
import { problemLetters } from './notifications/problems.ts';
import { savedLetters } from './notifications/saved.ts';
import { shopLetters } from './notifications/shop.ts';

/** Answers each question with the same: all facts are there, or those that may lack do. */
const facts = [true, false].flatMap((isThere) =>
  ['refund', 'part_refund', 'release'].map((outcome) => {
    const known: Record<string, unknown> = {
      outcome,
      what: 'appeal',
      alert: 'refund_failed',
      method: 'pickup',
      absent: 'buyer',
      isAll: isThere,
      stands: isThere,
    };
    const usual = { title: 'Xylophone', price: '5 €', name: 'Xaver' };
    const readFact = (_: object, key: string) => known[key] ?? (isThere || key in usual ? 'Xylophone' : undefined);
    return new Proxy({} as never, { get: (target, key) => readFact(target, String(key)) });
  }),
);
const manner = (count: number): Manner => ({ count, money: () => '5 €', time: () => '5 May' });

const letters: LetterTexts[] = [
  dealLetters,
  offerLetters,
  meetingLetters,
  absenceLetters,
  problemLetters,
  disputeLetters,
  moneyLetters,
  shopLetters,
  savedLetters,
];

/** The first sentence after the greeting, in all mails. */
const beginnings = languages.flatMap((language) => {
  const purchase = purchaseWords[language];
  const returns = returnWords[language];
  const { thanks } = withdrawalWords[language];
  const [changes, identity, cases] = [changeWords[language].changes, identityWords[language], caseWords[language]];
  const texts = [
    ...facts.flatMap((fact) =>
      [
        ...[purchase.receipt, purchase.sold, purchase.sorry, purchase.moneyBack],
        ...[purchase.saleRefunded, ...Object.values(bankDisputeWords[language])],
      ].map((write) => write(fact).paragraphs[0]),
    ),
    ...letters.flatMap((group) =>
      Object.values(group).flatMap((text) =>
        facts.flatMap((fact) => [1, 2].map((count) => text[language](fact, manner(count)).text)),
      ),
    ),
    ...[returns.asked, returns.sent, ...Object.values(returns.answered), ...Object.values(returns.yours)].map((one) =>
      one.text('Xaver', 'Xylophone'),
    ),
    ...[thanks, letterWords[language].digest.text, ...Object.values(changes)],
    ...[identity.reset.text, identity.confirm.text, identity.taken.text],
    ...[cases.approved.text, cases.receipt.plain('1'), cases.outcome.plain],
  ];
  return texts.map((text = '') => ({ language, text: text.replace(/^undefined/, 'Xaver') }));
});

it('a mail begins with a capital after its greeting, in each language', () => {
  expect(beginnings.length).toBeGreaterThan(300);
  expect(beginnings.filter(({ text }) => !/^[\p{Lu}\d„“"«¿¡]/u.test(text))).toEqual([]);
  expect(letterWords.de.hello('Ada')).toBe('Hallo Ada!');
});
