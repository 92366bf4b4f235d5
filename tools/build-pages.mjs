import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedFailure } from './explained-failure.mjs';
import { root, withPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

const configs = ['rsbuild.config.ts', 'postcss.config.mjs', 'tsconfig.base.json', 'package-lock.json'];
const steps = ['shared-scripts', 'split-words', 'write-licenses'].map((name) => `tools/${name}.mjs`);
const sources = ['web', 'shared', ...configs, ...steps];
const stamp = join(root, 'dist', '.built-from');

/**
 * Builds the pages into `dist`, unless up to date.
 * @throws {ExplainedFailure} when the build fails, after its output
 */
export async function buildPages() {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the pages (a few seconds, only when they change)…');
  const env = { ...withPackages(), NODE_ENV: 'production' };
  const { code, output } = await runCommand('rsbuild', ['build'], { env, quiet: true });
  if (code >= 128) throw new ExplainedFailure('Stopped while building; run the same command again to go on.');
  if (/ENOSPC/.test(output))
    throw new ExplainedFailure('The disk is full. Free some space, then run the same command again.');
  if (code !== 0) throw new ExplainedFailure(`${output.trim()}\n\nThe pages could not be built; the reason is above.`);
  writeFileSync(stamp, wanted);
}

/** Hashes all build inputs, without generated files and tests. */
function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (path.includes('.')) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gen|test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}
