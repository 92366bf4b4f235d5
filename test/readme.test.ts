import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the tour of the README names what is on the screens', () => {
  const tour = /^## A short tour$(.*?)^## /ms.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const named = [...tour.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label);
  const words = globSync('{web,shared}/words/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((label) => words.every((text) => !text.includes(`en: '${label}'`)))).toEqual([]);
});
