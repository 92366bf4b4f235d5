// `npm run measure-source`: readability metrics of the source. `--list` names each place; `--json` is for test/house.test.ts.

import './help.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from '@babel/parser';
import { root } from './pinned-node.mjs';

const folders = ['shared', 'server', 'web', 'sandbox'];

/** @typedef {{ path: string, text: string, lines: number, code: number, words: number, imports: string[], functions: Declared[], spreads: number }} Source */
/** @typedef {{ name: string, parameters: number, line: number, lines: number }} Declared a function with a name */

/**
 * Returns the functions that have a name: declarations, methods, and those that a constant or a property holds.
 * @param {unknown} program @returns {Declared[]}
 */
function functionsIn(program) {
  /** @type {Declared[]} */
  const found = [];
  const isFunction = (/** @type {any} */ node) => /^(Arrow)?Function(Expression)?$/.test(node?.type ?? '');
  /** @param {any} node */
  const walk = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(walk);
    const held = node.type === 'VariableDeclarator' ? node.init : node.value;
    const declared = /^(FunctionDeclaration|ObjectMethod|ClassMethod|ClassPrivateMethod)$/.test(node.type)
      ? node
      : isFunction(held) && held;
    if (declared)
      found.push({
        name: (node.id ?? node.key)?.name ?? '',
        parameters: declared.params.filter((/** @type {any} */ { name }) => name !== 'this').length,
        line: node.loc?.start.line ?? 0,
        lines: declared.loc.end.line - declared.loc.start.line + 1,
      });
    for (const [key, part] of Object.entries(node)) if (key !== 'loc') walk(part);
  };
  walk(program);
  return found;
}

/** Counts literals spread into literals: the compiler no longer sees their unknown properties. @param {any} node @returns {number} */
function spreadLiterals(node) {
  if (typeof node !== 'object' || node === null) return 0;
  if (Array.isArray(node)) return node.reduce((total, part) => total + spreadLiterals(part), 0);
  const own = node.type === 'SpreadElement' && node.argument?.type === 'ObjectExpression' ? 1 : 0;
  return Object.entries(node).reduce((total, [key, part]) => total + (key === 'loc' ? 0 : spreadLiterals(part)), own);
}

/** @param {string} path @returns {Source} */
function read(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const plugins = /** @type {import('@babel/parser').ParserPlugin[]} */ (
    path.endsWith('.ts') ? ['typescript'] : ['typescript', 'jsx']
  );
  const { comments, program } = parse(text, { sourceType: 'module', errorRecovery: true, plugins });
  const said = (comments ?? []).map(({ value }) => value.replace(/^\s*\*/gm, ' ')).join(' ');
  const lines = text.split('\n');
  return {
    path,
    text,
    lines: lines.length - 1,
    words: said.split(/\s+/).filter(Boolean).length,
    code: lines.filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/?\*)/.test(line)).length,
    functions: functionsIn(program),
    spreads: spreadLiterals(program),
    imports: [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(([, name = '']) =>
      join(dirname(path), name),
    ),
  };
}

const sources = folders
  .flatMap((name) => readdirSync(join(root, name), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !/\.(test|gen)\./.test(entry.name))
  .map((entry) => read(relative(root, join(entry.parentPath, entry.name))));

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
/** @param {(source: Source) => number} of */
const sum = (of) => sources.reduce((total, source) => total + of(source), 0);

/** Returns citations of missing sections. */
function unresolved() {
  const known = ['specification', 'reliability'].map((name) => readFileSync(join(root, `docs/${name}.md`), 'utf8'));
  const [specification = '', reliability = ''] = known;
  const sections = new Set([...specification.matchAll(/^## (§\d)/gm)].map(([, name]) => name));
  const rules = new Set([
    ...[...reliability.matchAll(/^## (\d)/gm)].map(([, name]) => name),
    ...[...reliability.matchAll(/\*\*(\d\.\d+)/g)].map(([, name]) => name),
    ...[...reliability.matchAll(/^\| (T\d+)/gm)].map(([, name]) => name),
  ]);
  return sources.flatMap(({ path, text }) =>
    [
      ...[...text.matchAll(/\bspec (§\d)/g)].filter(([, name]) => !sections.has(name)),
      ...[...text.matchAll(/\breliability (T\d+|\d\.\d+|\d)\b/g)].filter(([, name]) => !rules.has(name)),
      ...text.matchAll(/\b(?:design|examples|ambition) §\d/g),
    ].map(([cited]) => `${path}: ${cited}`),
  );
}

/** Returns import cycles, types included. */
function cycles() {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  /** @type {Map<string, number>} */
  const state = new Map();
  const found = new Set();
  /** @param {string} path @param {string[]} on */
  const walk = (path, on) => {
    if (state.get(path) === 2) return;
    if (state.get(path) === 1) {
      found.add(on.slice(on.indexOf(path)).sort().join(' '));
      return;
    }
    state.set(path, 1);
    for (const next of byPath.get(path)?.imports ?? []) if (byPath.has(next)) walk(next, [...on, path]);
    state.set(path, 2);
  };
  for (const { path } of sources) walk(path, []);
  return found.size;
}

const MANY = 4;
const TALL = 120;
/** Comment words per line of code. */
const WORDY = 0.6;
const functions = sources.flatMap(({ path, functions }) => functions.map((one) => ({ ...one, path })));
const long = functions.filter(({ parameters }) => parameters >= MANY);
const tall = functions.filter(({ lines }) => lines > TALL);

/** Verbs that stood for many acts; the glossary has one for each. `lookUp` is the field's own. */
const vague = functions.filter(({ name }) =>
  /^(keep|kept|tell|forget|look(?!Up)|ask|hear)(?![a-z])|[a-z]Kept(?![a-z])/.test(name),
);

/** @returns {string} the median number of files that the last commits of features touch: of a hundred, and of thirty */
function filesOfFeature() {
  const args = [
    'log',
    '--no-merges',
    '--max-count=100',
    '--extended-regexp',
    '--grep=^feat',
    '--name-only',
    '--format=%x00',
  ];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return 'no history here';
  const counts = stdout
    .split('\0')
    .slice(1)
    .map((names) => names.trim().split('\n').length);
  return `${quantile(counts, 0.5)}, ${quantile(counts.slice(0, 30), 0.5)}`;
}

/** Files of at most 20 lines that only one other file imports. */
function hops() {
  const importers = new Map();
  for (const { imports } of sources) for (const name of imports) importers.set(name, (importers.get(name) ?? 0) + 1);
  return sources.filter(({ path, lines }) => lines <= 20 && importers.get(path) === 1);
}

const wire = /\b(_id|isVarified|productName|previousId)\b/;
const sizes = sources.map(({ lines }) => lines);
const commentWords = sum(({ words }) => words) / sum(({ code }) => code);
const longPercent = (100 * long.length) / functions.length;
/** Where to cut comments first. */
const wordy = sources
  .map(({ path, words, code }) => ({ path, over: Math.round(words - WORDY * code) }))
  .filter(({ over }) => over > 0)
  .sort((one, other) => other.over - one.over);
const rows = [
  ['files', sources.length],
  ['lines in a file: median, 95th, most', `${quantile(sizes, 0.5)}, ${quantile(sizes, 0.95)}, ${quantile(sizes, 1)}`],
  ['comment words per line of code', commentWords.toFixed(3)],
  ['citations that do not resolve', unresolved().length],
  ['circles of imports', cycles()],
  ['functions with four or more parameters', `${long.length} of ${functions.length}, ${longPercent.toFixed(1)} %`],
  ['functions over 120 lines', tall.length],
  ['functions with a vague verb', vague.length],
  ['literals spread into literals', sum(({ spreads }) => spreads)],
  ['files of a feature commit: median of the last 100, of the last 30', filesOfFeature()],
  ['files of 20 lines that one other imports', hops().length],
  ['loose files in server/', sources.filter(({ path }) => /^server\/[^/]+\.ts$/.test(path)).length],
  [
    'files in web/ with names of the wire',
    sources.filter(({ path, text }) => /^web\//.test(path) && wire.test(text)).length,
  ],
  ['files that say “piece”', sources.filter(({ text }) => /\bpieces?\b/i.test(text)).length],
];
const width = Math.max(...rows.map(([name]) => String(name).length));
if (process.argv.includes('--json'))
  console.log(
    JSON.stringify({
      commentWords,
      mostCommentWords: WORDY,
      longPercent,
      tall: tall.map(({ path, line, name, lines }) => `${path}:${line} ${name}: ${lines} lines`),
    }),
  );
else for (const [name, value] of rows) console.log(`${String(name).padEnd(width)}  ${value}`);
if (process.argv.includes('--list')) {
  console.log(unresolved().join('\n'));
  for (const { path, line, name, parameters } of long) console.log(`${path}:${line} ${name}: ${parameters} parameters`);
  for (const { path, line, name } of vague) console.log(`${path}:${line} ${name}: a vague verb`);
  for (const { path, line, name, lines } of tall) console.log(`${path}:${line} ${name}: ${lines} lines`);
  for (const { path } of hops()) console.log(`${path}: one importer`);
  for (const { path, over } of wordy) console.log(`${path}: ${over} comment words too many`);
}
