import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './pinned-node.mjs';

/**
 * A test that failed.
 * @typedef {object} FailedTest
 * @property {string} name
 * @property {string} file from the project's root
 * @property {number} [line]
 * @property {string} message
 * @property {string} [picture] screenshot of the page, from the project's root
 */

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {FailedTest[]} failed
 * @property {{ file: string, seconds: number }[]} files how long each took
 */

/**
 * Reads what a test runner wrote as JSON.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @returns {TestReport | undefined} nothing when the runner wrote no report
 */
export function readTestReport(runner, file) {
  /** @type {string} */
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return runner === 'vitest' ? readVitest(JSON.parse(text)) : readPlaywright(JSON.parse(text));
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: VitestTest[] }} VitestFile
 * @param {{ numPassedTests: number, testResults: VitestFile[] }} report
 * @returns {TestReport}
 */
function readVitest({ numPassedTests, testResults }) {
  const failed = testResults.flatMap((result) => {
    const file = relative(root, result.name);
    const tests = result.assertionResults.filter(({ status }) => status === 'failed');
    // A file that breaks while it loads has no tests.
    if (tests.length === 0 && result.status === 'failed') return [{ name: 'the file', file, message: result.message }];
    return tests.map(({ fullName, failureMessages = [] }) => {
      const message = failureMessages.join('\n');
      return { name: fullName, file, line: lineIn(file, message), message };
    });
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed, files };
}

/** Returns the line of a test's file that a stack trace names. @param {string} file @param {string} stack */
function lineIn(file, stack) {
  const at = stack.indexOf(`${basename(file)}:`);
  return at < 0 ? undefined : Number.parseInt(stack.slice(at + basename(file).length + 1), 10) || undefined;
}

/**
 * @typedef {{ duration: number, error?: { message?: string }, attachments: { name: string, path?: string }[] }} StoryRun
 * @typedef {{ title: string, file: string, line: number, tests: { projectName: string, status: string, results: StoryRun[] }[] }} Story
 * @typedef {{ specs?: Story[], suites?: StorySuite[] }} StorySuite
 * @param {{ config: { rootDir: string }, suites: StorySuite[], errors?: { message?: string }[] }} report
 * @returns {TestReport}
 */
function readPlaywright({ config, suites, errors = [] }) {
  const folder = relative(root, config.rootDir);
  const stories = suites.flatMap(storiesIn);
  const runs = stories.flatMap(({ title, file, line, tests }) =>
    tests.map((test) => ({ ...test, title, line, file: join(folder, file) })),
  );
  const failed = runs
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title, projectName, file, line, results }) => {
      const last = results.at(-1);
      const picture = last?.attachments.find(({ name }) => name === 'screenshot')?.path;
      return {
        name: `${title} (${projectName})`,
        file,
        line,
        message: last?.error?.message ?? 'It was interrupted.',
        ...(picture && { picture: relative(root, picture) }),
      };
    });
  const broken = errors.map(({ message = '' }) => ({ name: 'the run', file: folder, message }));
  return {
    passed: runs.filter(({ status }) => status === 'expected').length,
    failed: [...failed, ...broken],
    files: runs.map(({ file, results }) => ({
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

/** @param {StorySuite} suite @returns {Story[]} */
function storiesIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(storiesIn)];
}
