import { expect, it } from 'vitest';
import { MOST_WRONG_CODES } from './fulfillment.ts';
import { afterWrongCode, codeInFragment, handoverAddress, isLocked, noTries, scannedCode } from './handover-code.ts';

it('reads the code of its own sale from a scanned address', () => {
  const address = handoverAddress('https://shop.example', 'one', '012345');
  expect(scannedCode(address, 'one')).toBe('012345');
  expect(scannedCode(address, 'two')).toBeUndefined();
});

it('finds no code in other texts', () => {
  for (const text of ['', '012345', 'https://shop.example/#012345', 'https://shop.example/dashboard/sales/one#12'])
    expect(scannedCode(text, 'one'), text).toBeUndefined();
  for (const text of ['', '#scan', '#12345', '#1234567']) expect(codeInFragment(text), text).toBeUndefined();
});

it('keeps the code out of what browsers send', () => {
  const { href, hash } = new URL(handoverAddress('https://shop.example', 'one', '012345'));
  expect(href.replace(hash, '')).not.toContain('012345');
});

it('locks for ten minutes after five wrong codes, and then counts anew', () => {
  let tries = noTries;
  for (let wrong = 1; wrong < MOST_WRONG_CODES; wrong++) {
    tries = afterWrongCode(tries, 0);
    expect(isLocked(tries, 0)).toBe(false);
  }
  tries = afterWrongCode(tries, 0);
  expect(isLocked(tries, 10 * 60_000 - 1)).toBe(true);
  expect(isLocked(tries, 10 * 60_000)).toBe(false);
  expect(tries.wrong).toBe(0);
});
