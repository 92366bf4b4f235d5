import { describe, expect, test } from 'vitest';
import { caretAfter, checkCardText, formatCardNumber, formatCvc, formatExpiry } from './card-input.ts';

describe('a card number', () => {
  test.each([
    ['', ''],
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    [' 4242 4242 4242 4242 99', '4242 4242 4242 4242'],
    ['card: 4242', '4242'],
    ['378282246310005', '3782 822463 10005'],
  ])('typed as "%s" is written "%s"', (typed, written) => {
    expect(formatCardNumber(typed)).toBe(written);
    expect(formatCardNumber(written)).toBe(written);
  });
});

describe('an expiry date', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['5', '05'],
    ['1/', '01'],
    ['12', '12'],
    ['12 / ', '12'],
    ['123', '12 / 3'],
    ['12/34', '12 / 34'],
    ['12/2034', '12 / 34'],
    ['122034', '12 / 34'],
    ['5/34', '05 / 34'],
    ['1/34', '01 / 34'],
    ['12 / 345', '12 / 34'],
  ])('typed as "%s" is written "%s"', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
    expect(formatExpiry(written)).toBe(written);
  });
});

test('a CVC has three digits, with American Express four', () => {
  expect(formatCvc('12a345', '4242')).toBe('123');
  expect(formatCvc('12345', '3782')).toBe('1234');
});

test.each([
  ['4242424242', 10, '4242 4242 42', 12],
  ['42429 4242', 5, '4242 9424 2', 6],
  ['4242 4|242', 4, '4242 4242', 4],
  ['1234 5', 0, '1234 5', 0],
])('in "%s" a caret at %i moves with its digit: "%s", %i', (typed, caret, formatted, moved) => {
  expect(caretAfter(typed, caret, formatted)).toBe(moved);
});

describe('a typed card', () => {
  const now = new Date(2030, 5, 15);
  const good = { number: '4242 4242 4242 4242', expiry: '06 / 30', cvc: '123' };

  test('without a mistake is good until the end of its last month', () => {
    expect(checkCardText(good, now)).toEqual({ number: undefined, expiry: undefined, cvc: undefined });
  });

  test.each([
    ['number', '', 'incomplete_number'],
    ['number', '4242 4242 4242 424', 'incomplete_number'],
    ['number', '4242 4242 4242 4241', 'invalid_number'],
    ['expiry', '12', 'incomplete_expiry'],
    ['expiry', '13 / 3', 'invalid_expiry_month'],
    ['expiry', '00 / 31', 'invalid_expiry_month'],
    ['expiry', '05 / 30', 'invalid_expiry_year_past'],
    ['expiry', '07 / 80', 'invalid_expiry_year'],
    ['cvc', '12', 'incomplete_cvc'],
  ])('with the %s "%s" has the mistake %s', (part, text, mistake) => {
    expect(checkCardText({ ...good, [part]: text }, now)).toMatchObject({ [part]: mistake });
  });
});
