import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Writes the licenses of the packages that a build contains.
 * @param {Iterable<string>} modules paths of the bundled files
 * @param {string} file to write
 */
export function writeLicenses(modules, file) {
  const folders = new Set([...modules].flatMap((path) => packageFolderOf(path) ?? []));
  const texts = [...folders].map(describe).sort();
  writeFileSync(file, `The pages contain these packages.\n\n${[...new Set(texts)].join('\n')}`);
}

/** `@import "tailwindcss"`, `url("@fontsource-variable/fraunces/files/…")`. */
const named = /(?:@import\s+(?:url\()?|url\()"((?:@[\w-]+\/)?[a-z][\w-]*)["/]/g;

/**
 * Returns the folders of packages that stylesheets name: a bundler does not list fonts and imported styles as modules.
 * @param {string} folder with the stylesheets, in folders too
 */
export function packagesOfStyles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const styles = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const names = styles.flatMap((style) => [...style.matchAll(named)].map(([, name = '']) => name));
  return [...new Set(names)].map((name) => resolve('node_modules', name, 'package.json'));
}

/** @param {string} path */
function packageFolderOf(path) {
  const at = path.lastIndexOf('/node_modules/');
  if (at < 0) return undefined;
  const [scope = '', name = ''] = path.slice(at + '/node_modules/'.length).split('/');
  const folder = `${path.slice(0, at)}/node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
  return existsSync(join(folder, 'package.json')) ? folder : undefined;
}

/** @param {string} folder of a package */
function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`;
  return `${'-'.repeat(80)}\n${name} ${version}\n\n${text}\n`;
}
