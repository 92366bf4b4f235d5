import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedFailure } from './explained-failure.mjs';
import { pinnedNodeWorks, root, withoutPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

const oldestNode = [20, 19];

/**
 * Installs `node_modules` by the lock file and checks the pinned Node.
 * @throws {ExplainedFailure} with instructions when it fails
 */
export async function installDependencies() {
  checkNode();
  if (installed() && pinnedNodeWorks()) return;
  const first = !existsSync(join(root, 'node_modules'));
  console.log(`Installing dependencies (about a minute, only ${first ? 'the first time' : 'when they change'})…`);
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new ExplainedFailure(explain(code, output));
  if (!pinnedNodeWorks()) await installPinnedNode();
}

/** @param {readonly string[]} args */
function npm(args) {
  return runCommand('npm', args, { env: withoutPackages(), quiet: true });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = oldestNode;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  throw new ExplainedFailure(
    `Settee needs Node.js ${oldestNode.join('.')} or newer and this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
}

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} LockFile */

/** Checks every package version against npm's record of the installation. */
function installed() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(note);
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const here = present.packages[path];
    if (path === '') return true;
    // A package for another system is absent by design.
    return here ? here.version === entry.version : Boolean(entry.optional);
  });
}

/** @param {string} file @returns {LockFile} */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Some npm settings disable install scripts, so run the pinned Node's own. */
async function installPinnedNode() {
  const { code, output } = await npm([
    'rebuild',
    'node',
    '--ignore-scripts=false',
    '--foreground-scripts',
    '--loglevel=error',
  ]);
  if (pinnedNodeWorks()) return;
  throw new ExplainedFailure(code === 0 ? 'The pinned Node.js does not run on this machine.' : explain(code, output));
}

/** @type {readonly [RegExp, string][]} */
const reasons = [
  [/ENOSPC/, 'The disk is full. Free about 1.5 GB, then run the same command again.'],
  [/EACCES|EPERM|EROFS/, `npm may not write to ${root}. Make the folder yours, then run the same command again.`],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The package registry cannot be reached. Check the network or npm\'s "registry" setting, then run the same command again.',
  ],
  [
    /can only install packages when|EUSAGE/,
    'package.json and package-lock.json differ. Run "npm install", then the same command again.',
  ],
];

/** @param {number} code @param {string} output */
function explain(code, output) {
  if (code === 127)
    return 'npm was not found. Install Node.js from https://nodejs.org (npm comes with it), then try again.';
  if (code >= 128) return 'Stopped while installing; run the same command again to go on.';
  const known = reasons.find(([sign]) => sign.test(output));
  if (known) return known[1];
  return `The dependencies could not be installed. npm said:\n${output.trim()}\nRun "npm ci" to see more.`;
}
