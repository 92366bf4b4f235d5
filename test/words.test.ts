import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';
import { expect, it } from 'vitest';
import { languages } from '../shared/domain/language.ts';

const folder = fileURLToPath(new URL('../web/words', import.meta.url));

/** How words are read, corrections of English alone, and refusals, which the server says in English. */
const others = /^(?:(?:all|area|split-area|corrected)\.ts|(?:de|es)\/.*|.*\.test\.tsx?|.*\.d\.ts)$/;

type Node = { type: string; [part: string]: unknown };
const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part;

/** Returns what a file says outside of `{ en, de, es }`. Names of files, areas and keys are no texts. */
function saidAlone(node: Node): string[] {
  if (/^(Import|ExportAll)|^TS(?!Satisfies|As)/.test(node.type)) return [];
  if (node.type === 'StringLiteral') return [String(node.value)];
  if (node.type === 'TemplateElement') return [JSON.stringify(node.value)];
  const entries = node.type === 'ObjectExpression' && Array.isArray(node.properties) ? node.properties : [];
  if (entries.map(({ key }) => key?.name).join() === languages.join()) return [];
  const inner = Object.entries(node).flatMap(([name, part]) =>
    name === 'key' ? [] : node.type === 'CallExpression' && Array.isArray(part) ? part.slice(-1) : part,
  );
  return inner.filter(isNode).flatMap(saidAlone);
}

it('each text in a file of words has all languages beside it', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const alone = files
    .filter((name) => !others.test(name))
    .flatMap((name) => {
      const { program } = parse(readFileSync(join(folder, name), 'utf8'), {
        sourceType: 'module',
        plugins: ['typescript'],
      });
      return saidAlone(program as unknown as Node).map((text) => `${name}: ${text}`);
    });
  expect(files.length).toBeGreaterThan(50);
  expect(alone).toEqual([]);
});
