import { expect, it } from 'vitest';
import { refusalText } from '../platform/i18n/refusal-text.ts';
import { speakBy } from '../platform/i18n/spoken.ts';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';

/** Matches places that return an error sentence to a person. */
const SAID =
  /(?:message\??[:=]|(?:refuse|refused)\(|(?:file|image|error|query|currentPassword|password): ?|wrong\.set\('\w+',|'reference',|return)\s*(['`])([A-Z][^\n]{8,}?[.])\1/g;
/** Not shown to people: no page of ours causes it, or it is for operators. */
const TO_PROGRAMS =
  /^(Send |The body |A request may|This is not a report|This cursor|Requests from other sites|There is no such category|The card provider has no|This request is too large)/;
/** They contain one of a few words; each form is translated. */
const IN_SEVERAL_FORMS = /^(This file is 7|Choose the 7)/;
const TO_OPERATORS = /import-file|mails|-words|restore|make-admin/;

const sources = import.meta.glob<string>(
  [
    '../../server/{features,adapters}/**/*.ts',
    '../../server/platform/db/disk-full.ts',
    '../../shared/contract/*.ts',
    '!**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const sentences = new Set(
  Object.entries(sources)
    .filter(([file]) => !TO_OPERATORS.test(file))
    .flatMap(([, source]) => Array.from(source.matchAll(SAID), ([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '7'))),
);

it.each([
  ['German', 'de', german],
  ['Spanish', 'es', spanish],
] as const)('every sentence of the server that a person may read is said in %s', (_, language, dictionary) => {
  expect(sentences.size).toBeGreaterThan(50);
  speakBy(() => ({ language, dictionary }));
  const untold = [...sentences].filter(
    (text) => !TO_PROGRAMS.test(text) && !IN_SEVERAL_FORMS.test(text) && refusalText(text) === text,
  );
  speakBy(() => ({ language: 'en' }));
  expect(untold).toEqual([]);
});
