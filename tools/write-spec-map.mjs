// `npm run spec-map`: writes docs/spec-map.md from the tags of the tests. A tag is a comment right above a test, such as
// `// spec §2: Detail modal: a wishlist button (D15)`, or `// beyond the spec: …`.

import './help.mjs';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from '@babel/parser';
import { root } from './pinned-node.mjs';

const TAG = /^ (?:spec (§\d(?:, §\d)*)|beyond the spec): (.+?)(?: \((D\d+(?:, D\d+)*)\))?$/;
const HEADING = /^## (§\d .*)$/gm;
const BEYOND = 'Beyond the specification';

/** @typedef {{ sections: string, what: string, departures: string[], proofs: string[] }} Line */
/** @typedef {{ type?: string, leadingComments?: { value: string }[], [key: string]: unknown }} Node */

const testFiles = ['shared', 'server', 'web', 'sandbox', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => path.startsWith('test/') || /\.test\.tsx?$/.test(path))
    .sort(),
);

/** Returns the title of a test: the first text in the call, or the name of a case. @param {Node} node @param {string} text */
function titleOf(node, text) {
  let call = /** @type {Node | undefined} */ (node.type === 'ExpressionStatement' ? node.expression : node.key);
  if (call?.type === 'CallExpression') call = /** @type {Node[]} */ (call.arguments)[0];
  if (call === undefined) return undefined;
  const { start, end, type } = /** @type {{ start: number, end: number, type: string }} */ (
    /** @type {unknown} */ (call)
  );
  return type === 'Identifier' ? text.slice(start, end) : text.slice(start + 1, end - 1);
}

/** @param {unknown} value @param {(node: Node) => void} visit */
function walk(value, visit) {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (typeof value === 'object' && value !== null) {
    const node = /** @type {Node} */ (value);
    if (node.type) visit(node);
    for (const [key, child] of Object.entries(node)) if (!/Comments$|^loc$/.test(key)) walk(child, visit);
  }
}

/** @type {Map<string, Line>} */
const lines = new Map();
for (const path of testFiles) {
  const text = readFileSync(join(root, path), 'utf8');
  if (!/\/\/ (?:spec §|beyond the spec:)/.test(text)) continue;
  const { program } = parse(text, {
    sourceType: 'module',
    errorRecovery: true,
    plugins: ['typescript', ...(path.endsWith('x') ? /** @type {const} */ (['jsx']) : [])],
  });
  walk(program, (node) => {
    for (const { value } of node.leadingComments ?? []) {
      const [, sections = '–', what = '', departures = ''] = TAG.exec(value) ?? [];
      const title = what && titleOf(node, text);
      if (!title) continue;
      const key = `${sections} ${what}`;
      const line = lines.get(key) ?? { sections, what, departures: [], proofs: [] };
      line.departures = departures ? departures.split(', ') : line.departures;
      line.proofs.push(`[\`${basename(path)}\`](../${path}) › “${title}”`);
      lines.set(key, line);
    }
  });
}

/** @param {Line} line */
const row = ({ sections, what, departures, proofs }) =>
  `| ${sections} | ${what} | ${[...new Set(proofs)].join('; ')} | ${departures.map((name) => `[${name}](departures.md#${name.toLowerCase()})`).join(', ')} |`;

const headings = [...readFileSync(join(root, 'docs/specification.md'), 'utf8').matchAll(HEADING)].map(
  ([, name = '']) => name,
);
const parts = [...headings, BEYOND].map((heading) => {
  const section = heading === BEYOND ? '–' : heading.slice(0, 2);
  const rows = [...lines.values()]
    .filter(({ sections }) => sections.startsWith(section))
    .sort((one, other) => one.what.localeCompare(other.what, 'en'))
    .map(row);
  return `## ${heading}\n\n| spec | what | proved by | departs |\n|---|---|---|---|\n${rows.join('\n')}\n`;
});

const page = `# The specification, and the tests that prove it

Written by \`npm run spec-map\` from the tags of the tests; change those. Each test fails when its line breaks. What differs from the
[specification](specification.md), and why, is in [departures.md](departures.md).

${parts.join('\n')}`;

const target = join(root, 'docs/spec-map.md');
if (!process.argv.includes('--check')) writeFileSync(target, page);
else if (readFileSync(target, 'utf8') !== page) {
  console.error('docs/spec-map.md is not what the tags of the tests say. Run npm run spec-map.');
  process.exit(1);
}
