import { spawn } from 'node:child_process';
import { root } from './pinned-node.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 128 and more when a signal ended it, 127 when there is no such program
 * @property {string} output what it wrote, when it was kept quiet
 */

/**
 * Runs a program in the project's folder to its end. A request to stop is passed on to it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: collect the output instead of showing it
 * @returns {Promise<Outcome>}
 */
export function runCommand(program, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const stopForwarding = forwardSignals(child);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code, signal) => finish(code ?? 128 + (signal === 'SIGINT' ? 2 : 15), output));

    /** @param {number} code @param {string} said */
    function finish(code, said) {
      stopForwarding();
      resolve({ code, output: said });
    }
  });
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Passes stop signals on to a child, once each. A terminal sends Ctrl-C to all its programs, so the child has it
 * already; a second one would mean "at once".
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  const terminal = Boolean(process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY);
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    if (!terminal || signal === 'SIGTERM') child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
