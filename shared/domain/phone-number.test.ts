import { expect, test } from 'vitest';
import { isPhoneNumber } from './phone-number.ts';

test.each(['+1 503 555 0100', '(503) 555-0100', '089/123456', '+49 (0)30 12345-67', '503.555.0100', '555 0100'])(
  'accepts %s',
  (phone) => expect(isPhoneNumber(phone)).toBe(true),
);

test.each([
  'abc',
  '',
  '1',
  '12345',
  '1234567890123456',
  '503 555 0100 ask Ann',
  '++1 503 555 0100',
  'javascript:1234567',
])('refuses %j', (phone) => expect(isPhoneNumber(phone)).toBe(false));
