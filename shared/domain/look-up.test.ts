import { expect, it } from 'vitest';
import { lookUp } from './look-up.ts';

it('finds what a table has, and nothing that it inherits', () => {
  const table = { good: 'Gut' };
  expect(lookUp(table, 'good')).toBe('Gut');
  for (const name of ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', ''])
    expect(lookUp(table, name)).toBeUndefined();
});
