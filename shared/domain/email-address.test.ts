import { expect, it } from 'vitest';
import { email, line, text } from '../contract/fields.ts';
import { contact, year } from '../contract/listings/listing-fields.ts';
import { parseFee, parseRadius } from './typed-delivery.ts';

it.each([
  ['User@Example.com', 'user@example.com'],
  ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
  ['user@xn--mnchen-3ya.de', 'user@xn--mnchen-3ya.de'],
  ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
  ['a.b+c@sub.example.museum', 'a.b+c@sub.example.museum'],
  ['\u200buser@example.com\u200b', 'user@example.com'],
  ['ｕｓｅｒ＠example.com', 'user@example.com'],
  ['mailto:user@example.com', 'user@example.com'],
  [' <User@example.com> ', 'user@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%s is the address %s', (typed, stored) => {
  expect(email.parse(typed)).toBe(stored);
});

it.each([
  `${'a'.repeat(65)}@example.com`,
  'user@example',
  'user@@example.com',
  '.user@example.com',
  'a..b@example.com',
  'user@-example.com',
  'user@-münchen.de',
  'user@münchen-.de',
  'user@sub.-münchen.de',
  'user@example.123',
  'user@example.com/path',
  'user @example.com',
  'user@%65xample.com',
  'user@exa\u0000mple.com',
  '',
])('%j is no address', (typed) => {
  expect(email.safeParse(typed).success).toBe(false);
});

it('removes line breaks and direction marks from a title; a description keeps its lines', () => {
  expect(line(100, 'title').parse(' Oak chair\r\n\t\u202e059$ won\u202c ')).toBe('Oak chair 059$ won');
  expect(line(100, 'title').safeParse('a\u0000b').success).toBe(false);
  expect(line(100, 'title').safeParse('\u202e').success).toBe(false);
  expect(text(100, 'description').parse('One\n\n\u202eTwo')).toBe('One\n\nTwo');
});

it('counts and stores an accented letter as one character', () => {
  expect(line(100, 'title').parse('e\u0301'.repeat(100))).toBe('é'.repeat(100));
  expect(text(100, 'description').parse('Stu\u0308hle\nB\u0300')).toBe('Stühle\nB\u0300');
  expect(line(100, 'name').parse('神\ufa19')).toBe('神\ufa19');
});

it('reads numbers that were pasted with invisible or full-width signs', () => {
  for (const typed of ['\u200b+1 503 555 0100', '+1 503 555 0100\u2060', '＋１ ５０３ ５５５ ０１００'])
    expect(contact.phone.parse(typed)).toBe('+1 503 555 0100');
  expect([year.parse('\u200b2019'), year.parse('２０１９')]).toEqual(['2019', '2019']);
  expect([parseRadius('\u200b20 km'), parseFee('２５', 'EUR'), parseFee('\u200b0', 'EUR')]).toEqual([20, 2_500, 0]);
  expect(['20 Kilometer', '20 kilómetros', '20 kms'].map((typed) => parseRadius(typed))).toEqual([20, 20, 20]);
  expect(['0,00 €', '€ 0', '0 EUR'].map((typed) => parseFee(typed, 'EUR'))).toEqual([0, 0, 0]);
});
