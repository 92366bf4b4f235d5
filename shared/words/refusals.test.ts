import { readdirSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import { languages } from '../domain/language.ts';
import { describeReason } from './describe-reason.ts';
import { issueMessage, readIssueMessage } from './issue-message.ts';
import { fillText, namesIn, refusalsOf } from './refusal.ts';
import * as areas from './refusals/all.ts';
import { listingRefusals } from './refusals/listings.ts';
import { offerRefusals } from './refusals/offers.ts';
import type { ShownValue } from './show-value.ts';
import type { Text } from './texts.ts';

const files = readdirSync(new URL('./refusals', import.meta.url));
const entries = Object.values(areas).flatMap((area) =>
  Object.values<{ key: string; text: Text }>(area).map(({ key, text }) => [key, text] as const),
);

it('each refusal has a key of its own, and every file of them is known', () => {
  expect(entries.length).toBeGreaterThan(400);
  expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length);
  expect(files).toHaveLength(Object.keys(areas).length + 1);
});

it.each(languages)('each refusal is a whole text with its values in %s', (language) => {
  const wrong = entries.filter(([key, text]) => {
    const values = Object.fromEntries(namesIn(text.en).map((name, i) => [name, i + 2]));
    const said = describeReason({ key, params: values }, language) ?? '';
    return (
      said.trim() === '' || /[{}|]/.test(said) || Object.values(values).some((value) => !said.includes(`${value}`))
    );
  });
  // Each value is said once, except the number that only chooses a word.
  expect(wrong.map(([key]) => key)).toEqual([]);
});

it('writes numbers and money as each language does', () => {
  const { key = '', params } = offerRefusals.outOfRange({
    least: { cents: 123_450, currency: 'USD' },
    most: { cents: 12_000_000, currency: 'USD' },
  });
  expect(offerRefusals.outOfRange({ least: '1', most: '2' }).message).toBe('Offer an amount in this range: 1 – 2');
  expect(languages.map((language) => describeReason({ key, params }, language))).toEqual([
    'Offer an amount in this range: $1,234.50 – $120,000',
    'Biete einen Betrag in diesem Bereich: 1.234,50\u00a0$ – 120.000\u00a0$',
    'Ofrece un importe dentro de este margen: 1234,50\u00a0$ – 120.000\u00a0$',
  ]);
  expect(fillText('{count}', 'de', { count: 10_000.5 })).toBe('10.000,5');
});

it('says one in the singular', () => {
  const wordCount = (most: number) =>
    languages.map((language) =>
      describeReason(listingRefusals.tooManyAdvertised({ most }) as { key: string }, language),
    );
  expect(wordCount(1)).toEqual([
    'You already advertise 1 listing, which is the limit. Stop advertising it first.',
    'Du hebst schon 1 Anzeige hervor, mehr geht nicht gleichzeitig. Beende es zuerst bei ihr.',
    'Ya promocionas 1 anuncio, que es el máximo. Deja de promocionarlo primero.',
  ]);
  expect(wordCount(3)[0]).toBe(
    'You already advertise 3 listings, which is the limit. Stop advertising one of them first.',
  );
});

it('does not word what it does not know: another version of the server may say it', () => {
  expect(describeReason({ key: 'offers.unheardOf' }, 'de')).toBeUndefined();
  expect(describeReason({ key: 'offers.outOfRange', params: { least: 1 } }, 'de')).toBeUndefined();
});

it('keeps key and values in the message of a schema', () => {
  const refusal = listingRefusals.tooManyPhotos({ most: 12 });
  expect(readIssueMessage(issueMessage(refusal))).toEqual(refusal);
  expect(readIssueMessage('Gib einen Namen ein.')).toEqual({ message: 'Gib einen Namen ein.' });
});

it('the type of a refusal names its values, and a translation with others does not compile', () => {
  type Texts = {
    over: { en: 'Up to {most} {most:day|days} for {name}.'; de: 'Für {name}.'; es: 'Hasta {most}: {name}.' };
  };
  expectTypeOf(offerRefusals.over).parameters.toEqualTypeOf<[]>();
  expectTypeOf(refusalsOf<Texts>)
    .returns.toHaveProperty('over')
    .parameters.toEqualTypeOf<[values: { readonly most: number; readonly name: ShownValue }]>();
  expectTypeOf(refusalsOf<Texts>)
    .parameter(1)
    .toHaveProperty('over')
    .toHaveProperty('de')
    .toBeNever();
  expectTypeOf(refusalsOf<Texts>)
    .parameter(1)
    .toHaveProperty('over')
    .toHaveProperty('es')
    .not.toBeNever();
});
