import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
const STARTS_WITHIN = 30_000;

/**
 * Starts a program and waits until it answers.
 * @param {string} path @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {() => Promise<boolean>} answers
 * @returns {Promise<{ pid: number, stop(): Promise<void>, kill(): Promise<void> }>} stop asks it to end, kill ends it
 * @throws {Error} with its last lines when it ends or does not answer within 30 seconds
 */
export async function startProgram(path, args, options, answers) {
  const child = spawn(path, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed = `${printed}${chunk}`.slice(-5_000);
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const until = performance.now() + STARTS_WITHIN;
  while (!(await answers().catch(() => false))) {
    if (isGone() || performance.now() > until) throw new Error(`${path} does not answer:\n${printed}`);
    await sleep(50);
  }
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (isGone()) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
