import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ExplainedFailure } from './explained-failure.mjs';
import { root } from './pinned-node.mjs';

const notes = join(root, '.cache', 'flaky-tests.jsonl');

/** @typedef {import('./read-test-report.mjs').FailedTest} FailedTest */

/** Notes tests that failed and then passed alone. @param {readonly FailedTest[]} tests */
export function noteFlakyTests(tests) {
  if (tests.length === 0) return;
  mkdirSync(dirname(notes), { recursive: true });
  const at = new Date().toISOString();
  appendFileSync(notes, tests.map((test) => `${JSON.stringify({ at, ...test })}\n`).join(''));
}

/** @returns {FailedTest[]} everything noted so far */
export function readFlakyTests() {
  if (!existsSync(notes)) return [];
  return readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * Refuses to go on while a test was flaky twice.
 * @throws {ExplainedFailure} with the names of such tests
 */
export function refuseFlakyTests() {
  const names = readFlakyTests().map(({ file, name }) => `  ${file}: ${name}`);
  const often = [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
  if (often.length === 0) return;
  throw new ExplainedFailure(
    `These tests fail and pass by chance:\n${often.join('\n')}\nMend the cause, then delete their lines from ${relative(root, notes)}.`,
  );
}
