import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { longNumbers } from '../tools/long-numbers.mjs';

/** Numbers of tests that run in the long run alone are the full ones. */
const isLong = (path: string) => path.includes('.long.') || path.startsWith('test/long/');

it('the long run has a full number for each proof whose size can be set', () => {
  const files = globSync('{server,shared,test}/**/*.{test,race,proof,load,e2e}.ts').filter((path) => !isLong(path));
  const sizes = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/Number\(process\.env\.([A-Z_]+) \?\? [\d_]+\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter((name) => !Object.hasOwn(longNumbers, name))).toEqual([]);
});
