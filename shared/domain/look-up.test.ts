import { expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

it('finds own keys of a table, and no inherited ones', () => {
  const table = { good: 'Gut' };
  expect(lookUp(table, 'good')).toBe('Gut');
  for (const name of ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', ''])
    expect(lookUp(table, name)).toBeUndefined();
});
