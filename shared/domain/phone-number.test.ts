import { expect, test } from 'vitest';
import { isPhoneNumber, plainPhone } from './phone-number.ts';

test.each([
  ...['+1 503 555 0100', '(503) 555-0100', '089/123456', '+49 (0)30 12345-67', '503.555.0100', '555 0100'],
  ...['+1 503 555 0143 ext. 12', '503-555-0143x12', '+1 503 555 0143;ext=12', '+1 503 555 0143 #12'],
  ...['030 23125010 Durchwahl 12', '030 23125010, DW 12', '+34 910 550 100 extensión 12', '910 550 100 Ext: 12'],
])('accepts %s', (phone) => expect(isPhoneNumber(phone)).toBe(true));

test.each([
  'abc',
  '',
  '1',
  '12345',
  '1234567890123456',
  '503 555 0100 ask Ann',
  '++1 503 555 0100',
  'javascript:1234567',
  '+1 503 555 0143 ext.',
  '12 x 1234567',
  '503 555 0143 ext 12 ext 13',
])('refuses %j', (phone) => expect(isPhoneNumber(phone)).toBe(false));

test.each([
  ['tel:+15035550100', '+15035550100'],
  ['Tel.: 089/123456', '089/123456'],
  ['Móvil 612 345 678', '612 345 678'],
  ['Handy: 0171 1234567', '0171 1234567'],
  ['503 555 0100', '503 555 0100'],
  ['Telstar', 'Telstar'],
])('reads %s as the number alone', (typed, number) => expect(plainPhone(typed)).toBe(number));
