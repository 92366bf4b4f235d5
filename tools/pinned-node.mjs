import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = join(root, 'node_modules', '.bin');

/** Path of the Node that Settee runs on: the npm package `node`, pinned by the lock file. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Returns whether the pinned Node runs on this machine. */
export function pinnedNodeWorks() {
  return spawnSync(pinnedNode, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Compile cache: halves a server's start time. */
const compiled = join(root, 'node_modules', '.cache', 'compiled');

/** Programs of the project's packages, found first. @returns {NodeJS.ProcessEnv} */
export function withPackages(env = process.env) {
  return { ...env, PATH: [bin, ownPath(env)].join(delimiter), NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? compiled };
}

/** The machine's own programs alone: npm must not run on a Node that it is about to replace. @returns {NodeJS.ProcessEnv} */
export function withoutPackages(env = process.env) {
  return { ...env, PATH: ownPath(env) };
}

/** @param {NodeJS.ProcessEnv} env */
function ownPath(env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}
