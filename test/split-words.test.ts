import { expect, it } from 'vitest';
import { languageIn, splitWords } from '../tools/split-words.mjs';

const source = `
import { shop } from '../../platform/shop.ts';
import type { Text } from '../../../shared/words/texts.ts';
import { parts } from './parts.ts';
export const offers = area('offers', {
  make: { en: 'Make', de: 'Machen', es: 'Hacer' }, // spec §2
  from: { en: (name: string) => \`From \${name}\`, de: (name: string) => \`Von \${name}\`, es: () => shop().name },
  list: [{ en: 'One', de: 'Eins', es: 'Uno' }] satisfies Text[],
  codes: { en: 'x', de: 'y' },
  parts: texts({ a: { es: '3', de: '2', en: '1' } }),
});
export * from './more.ts';
`;
const path = '/settee/web/words/offers/all.ts';
const split = (language?: string) => splitWords(source, { path, language });

it('the file of a page keeps the English texts as plain values', () => {
  const english = split();
  expect(english).toContain("area('offers', {\n  make: ('Make'), // spec §2");
  expect(english).toMatch(/from: \(\(name: string\) => `From .*`\),/);
  expect(english).toContain("list: [('One')] satisfies Text[]");
  expect(english).toContain("codes: { en: 'x', de: 'y' }");
  expect(english).toContain("parts: ({ a: ('1') })");
  expect(english).not.toMatch(/Mach|Von|Uno/);
  expect(english).toContain("from './parts.ts'");
});

it('a named language goes on to the files of words that it imports, and areas become plain objects', () => {
  const german = split('de');
  expect(german).toContain("offers = ({\n  make: ('Machen')");
  expect(german).toContain("from './parts.ts?lang=de'");
  expect(german).toContain("export * from './more.ts?lang=de'");
  expect(german).toContain("from '../../platform/shop.ts'");
  expect(german).not.toMatch(/Make|From|Uno/);
});

it('reads the language that a path names', () => {
  expect(['?lang=de', '?x=1&lang=es', '', undefined].map(languageIn)).toEqual(['de', 'es', undefined, undefined]);
});
