// `npm run complete-lock`, after a dependency change: a registry mirror may lack builds for other systems, and `npm ci`
// then fails. Adds the missing entries, without a checksum.

import './help.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';

/**
 * @typedef {object} Row
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

const systems = /\b(darwin|linux|win32|android|freebsd|openbsd|netbsd|sunos|openharmony)\b/;
const processors = /\b(arm64|x64|ia32|arm|ppc64|riscv64|s390x|loong64|wasm32)/;

const file = join(root, 'package-lock.json');
/** @type {{ packages: Record<string, Row> }} */
const lock = JSON.parse(readFileSync(file, 'utf8'));

/** @type {[string, Row][]} */
const missing = Object.values(lock.packages).flatMap((parent) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name, version]) => !lock.packages[`node_modules/${name}`] && /^\d/.test(version))
    .map(([name, version]) => [`node_modules/${name}`, rowOf(name, version, parent)]),
);
const [first, ...rest] = Object.entries(lock.packages);
const sorted = [...rest, ...missing].sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(first ? [first, ...sorted] : sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(missing.length === 0 ? 'The lock file is complete.' : `Added ${missing.length} rows to package-lock.json.`);

/** @param {string} name @param {string} version @param {Row} parent @returns {Row} */
function rowOf(name, version, parent) {
  const cpu = processors.exec(name)?.[1];
  const os = systems.exec(name)?.[1];
  const libc = /-musl$/.test(name) ? 'musl' : /-gnu$/.test(name) && 'glibc';
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(parent.dev && { dev: true }),
    optional: true,
    ...(os && { os: [os] }),
    // Else a machine installs the builds for both C libraries.
    ...(libc && { libc: [libc] }),
  };
}
