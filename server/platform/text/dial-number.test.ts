import { expect, test } from 'vitest';
import { dialNumber } from './dial-number.ts';

test.each([
  ['(503) 555-0100', 'US', '+15035550100'],
  ['+1 503 555 0100', 'DE', '+15035550100'],
  ['089/12345678', 'DE', '+498912345678'],
  ['+49 (0)30 12345-67', null, '+49301234567'],
  ['0171 1234567', 'DE', '+491711234567'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['(503) 555-0143 x12', 'US', '+15035550143'],
  ['030 23125010 Durchwahl 12', 'DE', '+493023125010'],
])('%s in %s is dialled as %s', (typed, country, dialled) => expect(dialNumber(typed, country)).toBe(dialled));

test.each([
  ['555 0100', 'US'],
  ['(503) 555-0100', null],
  ['(503) 555-0100', ''],
  ['0171 1234567', 'XX'],
  ['abc', 'US'],
])('does not guess what %s in %s means', (typed, country) => expect(dialNumber(typed, country)).toBeUndefined());
