import { expect, it } from 'vitest';
import { fillIn, hasTooManyMarks, hasTooManyRules, isFilledIn, isNestedTooDeep, placeholdersOf } from './legal.ts';

const facts = { shop: 'Second Story', email: 'hello@second-story.example', phone: '', address: 'Hauptstraße 1' };

it.each([
  ['Write to [email] or [legal name].', ['email', 'legal name']],
  ['[email] and [email]', ['email']],
  ['A [link](https://example.org) is filled in.', []],
  ['A [link][one] too.\n\n[one]: https://example.org', []],
  ['An ![image](https://example.org/a.png) too.', []],
  ['No brackets', []],
  ['[] is nothing', []],
])('finds the placeholders of %j', (text, names) => expect(placeholdersOf(text)).toEqual(names));

it('fills in what the settings know and leaves the rest', () => {
  expect(fillIn('[shop], [address], [phone], [legal name]', facts)).toBe(
    'Second Story, Hauptstraße 1, [phone], [legal name]',
  );
  expect(fillIn('[toString]', facts)).toBe('[toString]');
  expect(fillIn('[Adresse], [correo], [Telefon]', facts)).toBe('Hauptstraße 1, hello@second-story.example, [Telefon]');
});

it.each([
  ['', false],
  [' \n', false],
  ['By [legal name]', false],
  ['By us', true],
])('says whether %j is filled in', (text, filled) => expect(isFilledIn(text)).toBe(filled));

it.each([
  ['>'.repeat(40), true],
  [`text\n${'- '.repeat(40)}a`, true],
  [`${'1. '.repeat(40)}a`, true],
  ['- one\n  - two\n    > three', false],
  ['-'.repeat(60), false],
  ['* * * * * * * * * * * * * * *', false],
])('says whether %j is nested too deep', (text, deep) => expect(isNestedTooDeep(text)).toBe(deep));

it.each([
  ['['.repeat(500), false],
  ['['.repeat(501), true],
  ['*a_ '.repeat(251), true],
  ['**a** '.repeat(250), false],
  ['<'.repeat(501), true],
  ['` `` '.repeat(251), true],
  [`${'['.repeat(400)}\n\n${'['.repeat(400)}`, false],
  [`${'['.repeat(400)}\r\n\t\r\n${'['.repeat(400)}`, false],
  [`${'['.repeat(400)}\n${'['.repeat(400)}`, true],
  ['*'.repeat(30_000), false],
])('%#: says whether a paragraph has too many marks', (text, many) => expect(hasTooManyMarks(text)).toBe(many));

it.each([
  ['a\n-\n'.repeat(200), false],
  ['a\n-\n'.repeat(201), true],
  ['a\n===\n\n'.repeat(201), true],
  ['> a\n> ---\n\n'.repeat(201), true],
  ['- a\n'.repeat(300), false],
])('%#: says whether a text has too many rules', (text, many) => expect(hasTooManyRules(text)).toBe(many));
