import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ExplainedFailure } from './explained-failure.mjs';

/**
 * Finds programs that have the name of their Debian package.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @returns {Record<Name, string>} their paths
 * @throws {ExplainedFailure} with the command that installs what is missing
 */
export function requirePrograms(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  /** @type {[Name, string | undefined][]} */
  const found = names.map((name) => [
    name,
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path)),
  ]);
  const missing = found.flatMap(([name, path]) => (path ? [] : [name])).join(' ');
  if (missing)
    throw new ExplainedFailure(
      `These programs are missing: ${missing}. Install them: sudo apt-get install --yes --no-install-recommends ${missing}`,
    );
  return /** @type {Record<Name, string>} */ (Object.fromEntries(found));
}
