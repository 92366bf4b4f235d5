import { expect, it } from 'vitest';
import { exportCsv } from './export-csv.ts';

it('quotes values that need it, and doubles quotes inside', () => {
  expect(exportCsv([['a', 'b, c', 'say "hi"']]).trim()).toBe('a,"b, c","say ""hi"""');
});

it.each(['-1', '-18.40'])('leaves the number %s', (text) => expect(exportCsv([[text]]).trim()).toBe(text));

it.each(['=1+1', '+1', '-1+1', '-', '-1.', '@sum', '＝1+1', '＠sum'])('keeps a spreadsheet from running %j', (text) => {
  expect(exportCsv([[text]]).trim()).toBe(`'${text}`);
});

it.each([';', '\t', '\n', '\r\n'])(
  'keeps a spreadsheet from running what follows %j, where that divides cells or rows',
  (divider) => {
    const file = exportCsv([[`Chair${divider}=1+1${divider}+2`]]);
    expect(file).toContain(`Chair${divider}'=1+1${divider}'+2`);
  },
);
