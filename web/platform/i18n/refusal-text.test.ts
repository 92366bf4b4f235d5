import { afterEach, expect, it } from 'vitest';
import { signUpForm } from '../../../shared/contract/accounts/identity.ts';
import { listingFormIn } from '../../../shared/contract/listings.ts';
import { defaultProfile } from '../../../shared/domain/shop-profile.ts';
import { describeReason } from '../../../shared/words/describe-reason.ts';
import { readIssueMessage } from '../../../shared/words/issue-message.ts';
import { fieldRefusals } from '../../../shared/words/refusals/fields.ts';
import { ApiError } from '../api.ts';
import { refusalText } from './refusal-text.ts';
import { setTextSource } from './text-settings.ts';

const speak = (language: 'en' | 'de' | 'es') =>
  setTextSource(() => ({ language, dictionary: language === 'en' ? undefined : { refusals: describeReason } }));
afterEach(() => speak('en'));

it('words a refusal by its key and values', () => {
  const bounds = {
    least: { cents: 50, currency: 'USD', plain: true },
    most: { cents: 99_999_999, currency: 'USD', plain: true },
  } as const;
  const refusal = fieldRefusals.priceFormPlain(bounds);
  expect(refusalText(refusal)).toBe('Write the price as 120 or 1,250.50, between 0.50 and 999,999.99.');
  speak('de');
  expect(refusalText(refusal)).toBe('Schreib den Preis wie 120 oder 1.250,50, zwischen 0,50 und 999.999,99.');
});

it('falls back to what the code says, then to English', () => {
  const unheardOf = { key: 'offers.unheardOf', message: 'A sentence of a newer server.' };
  speak('de');
  expect(refusalText(unheardOf, 'conflict')).toBe(describeReason({ key: 'codes.conflict' }, 'de'));
  expect(refusalText(unheardOf)).toBe(unheardOf.message);
});

it.each([
  ['names its reasons', { reason: { key: 'offers.over' }, reasons: { amountCents: { key: 'fields.amountNeeded' } } }],
  ['is of an earlier version', {}],
])('an answer that %s is read in German', (what, named) => {
  speak('de');
  const { message, fields } = new ApiError(409, {
    code: 'conflict',
    message: 'This offer is no longer open. Please look at the conversation again.',
    fields: { amountCents: 'Enter an amount.' },
    requestId: '1',
    ...named,
  });
  expect([message, fields.amountCents]).toEqual(
    what === 'names its reasons'
      ? [describeReason({ key: 'offers.over' }, 'de'), 'Gib einen Betrag ein.']
      : [describeReason({ key: 'codes.conflict' }, 'de'), 'Enter an amount.'],
  );
});

it('says without an answer that there was none, and leaves a text of the page as it is', () => {
  speak('es');
  expect(new ApiError(0, {}).message).toBe(describeReason({ key: 'codes.offline' }, 'es'));
  const closed = 'Se cerró la ventana de Google.';
  expect(new ApiError(401, { code: 'identity_not_proven', message: closed }).message).toBe(closed);
});

it.each(['de', 'es'] as const)('explains a refused field of a form for every rule in %s', (language) => {
  const listingForm = listingFormIn(() => defaultProfile);
  const typed = listingForm.omit({ image: true, images: true }).shape;
  const long = 'x'.repeat(5000);
  const wrong = [
    ...[{}, { email: '', name: ' ' }, { email: 'x', name: long, password: 'short' }, { password: long }].map((form) =>
      signUpForm.safeParse(form),
    ),
    ...[{}, { price: 'much', category: 'Bridge', image: '' }].map((form) => listingForm.safeParse(form)),
    ...Object.keys(typed).map((field) => listingForm.safeParse({ [field]: long })),
    listingForm.safeParse({ location: 'a\u0000b' }),
  ];
  const messages = new Set(wrong.flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? []));
  expect(messages.size).toBeGreaterThan(20);
  speak(language);
  // Errors that no form can cause are not translated.
  const forPeople = [...messages].filter((message) => !/^(Invalid input|Too big):/.test(message));
  expect(forPeople.filter((message) => refusalText(message) === readIssueMessage(message).message)).toEqual([]);
});
