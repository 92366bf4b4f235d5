import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
const STARTS_WITHIN = 30_000;

/**
 * Starts a program and waits until it answers.
 * @param {string} path @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { log?: string, startsWithin?: number }} options log: a file that gets what it
 * prints; startsWithin: milliseconds, 30,000 unless given
 * @param {() => Promise<boolean>} answers
 * @returns {Promise<StartedProgram>}
 * @throws {Error} with its last lines when it ends or does not answer in time
 */
export async function startProgram(path, args, { log, startsWithin = STARTS_WITHIN, ...options }, answers) {
  const file = log && openSync(log, 'a');
  const child = spawn(path, args, { ...options, stdio: file ? ['ignore', file, file] : ['ignore', 'ignore', 'pipe'] });
  if (file) closeSync(file);
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed = `${printed}${chunk}`.slice(-5_000);
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const until = performance.now() + startsWithin;
  while (!(await answers().catch(() => false))) {
    if (isGone() || performance.now() > until) {
      throw new Error(`${path} does not answer:\n${log ? readFileSync(log, 'utf8').slice(-5_000) : printed}`);
    }
    await sleep(50);
  }
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (isGone()) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, isGone, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/**
 * @typedef {object} StartedProgram
 * @property {number} pid
 * @property {() => boolean} isGone
 * @property {() => Promise<void>} stop asks it to end
 * @property {() => Promise<void>} kill ends it
 */
