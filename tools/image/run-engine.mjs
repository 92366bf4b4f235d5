import { spawnSync } from 'node:child_process';
import { ExplainedFailure } from '../explained-failure.mjs';

/**
 * Runs a program to its end.
 * @param {string} program @param {readonly string[]} args
 * @returns {string} what it printed
 * @throws {ExplainedFailure} with the end of its messages
 */
export function runEngine(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) return stdout;
  const said = `${stderr || stdout || error?.message}`.trim().split('\n').slice(-15).join('\n');
  throw new ExplainedFailure(`${program} ${args.slice(0, 3).join(' ')} failed:\n${said}`);
}
