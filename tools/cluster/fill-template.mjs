import { chownSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Fills a file of `deploy/cluster` as `envsubst` does.
 * @param {string} name
 * @param {Record<string, string>} values
 */
export function fillTemplate(name, values) {
  const text = readFileSync(new URL(`../../deploy/cluster/${name}`, import.meta.url), 'utf8');
  return text.replaceAll(/\$\{(\w+)\}/g, (_, variable) => {
    const value = values[variable];
    if (value === undefined) throw new Error(`deploy/cluster/${name} asks for ${variable}.`);
    return value;
  });
}

/**
 * Fills a file, for its user alone to read.
 * @param {{ name: string, path: string, user: { uid?: number, gid?: number } }} file
 * @param {Record<string, string>} values
 */
export function writeTemplate({ name, path, user }, values) {
  writeFileSync(path, fillTemplate(name, values), { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}

/** Reads the variables of an environment file, as systemd does. @param {string} text @returns {Record<string, string>} */
export function readVariables(text) {
  return Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}
