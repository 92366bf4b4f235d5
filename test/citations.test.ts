import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const cited = ['shared', 'server', 'web', 'sandbox', 'test', 'tools', 'bench', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|sql|css|md)$/.test(name))
    .map((name) => join(folder, name)),
);

const specification = read('docs/specification.md');
const reliability = read('docs/reliability.md');
const sections = new Set([...specification.matchAll(/^## (§\d+)/gm)].map(([, section]) => section));
const rules = new Set([
  ...[...reliability.matchAll(/^## (\d) /gm)].map(([, rule]) => rule),
  ...[...reliability.matchAll(/\*\*(\d\.\d+)/g)].map(([, rule]) => rule),
  ...[...reliability.matchAll(/^\| (T\d+) /gm)].map(([, rule]) => rule),
]);

it('each citation names a section of a document that is here', () => {
  expect(sections.size).toBe(10);
  expect(rules.size).toBeGreaterThan(60);
  const broken = cited.flatMap((path) => {
    const text = read(path);
    return [
      ...[...text.matchAll(/\bspec (§\d+)/g)].filter(([, section]) => !sections.has(section)),
      ...[...text.matchAll(/\breliability (T\d+|\d+(?:\.\d+)?)\b/g)].filter(([, rule]) => !rules.has(rule)),
      ...text.matchAll(/\b(?:design|examples|ambition|stack-notes|house) §\d/g),
    ].map(([citation]) => `${path}: ${citation}`);
  });
  expect(broken).toEqual([]);
});
