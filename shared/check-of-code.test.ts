import { expect, it } from 'vitest';
import { checkOfCode } from './check-of-code.ts';

const few = { salt: 'of this sale', rounds: 10 };

it('returns the same check for the same code and salt, which about a thousand codes share', async () => {
  const right = await checkOfCode('012345', few);
  expect(await checkOfCode('012345', few)).toBe(right);
  expect(await checkOfCode('012345', { ...few, salt: 'of another one' })).not.toBe(right);
  const codes = Array.from({ length: 8_000 }, (_, code) => String(code).padStart(6, '0'));
  const checks = await Promise.all(codes.map((code) => checkOfCode(code, few)));
  const fitting = checks.filter((check) => check === right).length;
  // Eight are expected of 8,000; the limit is more than five standard deviations away.
  expect(fitting).toBeGreaterThan(0);
  expect(fitting).toBeLessThan(24);
  expect(Math.max(...checks)).toBeLessThan(1024);
});
