import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { writePaths } from './write-paths.ts';

it('paths.gen.ts is what the contract says now; otherwise run npm run paths', async () => {
  expect(await readFile(new URL('./paths.gen.ts', import.meta.url), 'utf8')).toBe(writePaths(contract));
});

it('no two calls have the same route', () => {
  const shapes = Object.values(contract).map(({ route }) => route.replace(/:\w+/g, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
