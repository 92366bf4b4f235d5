import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { defaultLanguage, languages } from '../shared/domain/language.ts';

/** @typedef {{ from: number, to: number, by: string }} Cut replaces a range of the source */
/** @typedef {Record<string, any>} Node of a syntax tree */

const inWords = /[\\/](?:web|shared)[\\/]words[\\/]/;

/** @param {string} [query] as in `./all.ts?lang=de` @returns {string | undefined} */
export const languageIn = (query = '') => /[?&]lang=(\w+)/.exec(query)?.[1];

/**
 * Leaves one language of a file of words: `{ en: 'Save', de: 'Sichern', es: 'Guardar' }` becomes `'Save'`.
 * With a language named, the file's areas become plain objects, and the files of words that it imports have the same language.
 * @param {string} source @param {{ path: string, language: string | undefined }} file
 */
export function splitWords(source, { path, language }) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript'] });
  /** @type {Cut[]} */
  const cuts = [];
  /** @param {Node} outer @param {Node} inner what stays of it */
  const reduce = (outer, inner) =>
    cuts.push({ from: outer.start, to: inner.start, by: '(' }, { from: inner.end, to: outer.end, by: ')' });
  /** @param {Node} node */
  const cut = (node) => {
    const text = textIn(node, language ?? defaultLanguage);
    if (text) return reduce(node, text);
    if (node.type === 'CallExpression' && node.callee.name === 'texts') reduce(node, node.arguments[0]);
    if (language && node.type === 'CallExpression' && node.callee.name === 'area') reduce(node, node.arguments[1]);
    if (isImport(node) && inWords.test(join(dirname(path), node.source.value))) {
      const end = node.source.end - 1;
      if (language) cuts.push({ from: end, to: end, by: `?lang=${language}` });
      else if (node.source.value.endsWith('/area.ts'))
        cuts.push({ from: end - 'area.ts'.length, to: end, by: 'split-area.ts' });
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) cut(part);
  };
  cut(program);
  cuts.sort((one, other) => one.from - other.from || one.to - other.to);
  let at = 0;
  const kept = cuts.map(({ from, to, by }) => {
    const before = source.slice(at, from);
    at = to;
    return before + by;
  });
  return kept.join('') + source.slice(at);
}

/** @param {any} part @returns {part is Node} */
const isNode = (part) => typeof part?.type === 'string';

/** @param {Node} node whose path names a file of ours when the program runs */
const isImport = ({ type, source, importKind, exportKind }) =>
  /^(Import|ExportNamed|ExportAll)Declaration$/.test(type) &&
  (importKind ?? exportKind) !== 'type' &&
  source?.value.startsWith('.');

/** @param {Node} node @param {string} language @returns {Node | undefined} the value of a text in this language */
function textIn(node, language) {
  if (node.type !== 'ObjectExpression') return undefined;
  const names = node.properties.map((/** @type {Node} */ { key }) => key?.name);
  if (names.length !== languages.length || languages.some((name) => !names.includes(name))) return undefined;
  return node.properties.find((/** @type {Node} */ { key }) => key.name === language).value;
}

/**
 * The same as a loader of the bundler.
 * @this {import('@rsbuild/core').Rspack.LoaderContext}
 * @param {string} source
 */
export default function load(source) {
  return splitWords(source, { path: this.resourcePath, language: languageIn(this.resourceQuery) });
}
