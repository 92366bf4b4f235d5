import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { writeFirstPaths, writePaths } from './write-paths.ts';

it.each([
  ['paths.gen.ts', writePaths],
  ['first-paths.gen.ts', writeFirstPaths],
])('%s is what the contract says now; otherwise run npm run paths', async (name, write) => {
  expect(await readFile(new URL(`./${name}`, import.meta.url), 'utf8')).toBe(write(contract));
});

it('no two calls have the same route', () => {
  const shapes = Object.values(contract).map(({ route }) => route.replace(/:\w+/g, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
