import { ExplainedFailure } from './explained-failure.mjs';
import { noteFlakyTests } from './flaky-tests.mjs';
import { withPackages } from './pinned-node.mjs';
import { readTestReport } from './read-test-report.mjs';
import { runCommand } from './run-command.mjs';

/** More failures than these have one cause, which a second try does not change. */
const MOST_RETRIES = 12;

/**
 * @typedef {import('./read-test-report.mjs').FailedTest} FailedTest
 * @typedef {import('./read-test-report.mjs').TestReport} TestReport
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {FailedTest[]} failed
 * @property {FailedTest[]} flaky failed beside others, and passed alone
 * @property {{ file: string, seconds: number }[]} files
 */

/**
 * Runs one stage and counts its tests by its runner's own report. Files with a failed test run once more, alone. A stage
 * that fails otherwise, or finds no test, has one failure of its own.
 * @param {import('./test-stages.mjs').Stage} stage
 * @param {{ reports: string, databaseUrl: string | undefined, drawSeed: string, rest: readonly string[], quiet?: boolean }} options
 *   reports: folder for the runners' reports; drawSeed: of the cases that tests draw; rest: more arguments for the runner; quiet: prints the output at the end
 * @returns {Promise<Outcome>}
 */
export async function runStage(stage, { reports, databaseUrl, drawSeed, rest, quiet = false }) {
  if (!quiet) console.log(`\n━━ ${stage.title}`);
  const started = Date.now();
  const outcome = await prepareAndRun(stage, {
    report: `${reports}/${stage.name}.json`,
    databaseUrl,
    drawSeed,
    rest,
    quiet,
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`   ${stage.title}: ${outcome.failed.length > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
  return outcome;
}

/**
 * @param {import('./test-stages.mjs').Stage} stage
 * @param {{ report: string, databaseUrl: string | undefined, drawSeed: string, rest: readonly string[], quiet: boolean }} options
 * @returns {Promise<Outcome>}
 */
async function prepareAndRun(stage, { report, databaseUrl, drawSeed, rest, quiet }) {
  /** @param {string} message @returns {Outcome} */
  const broken = (message) => ({
    passed: 0,
    failed: [{ name: stage.title, file: 'tools/test-stages.mjs', message }],
    flaky: [],
    files: [],
  });
  try {
    await stage.prepare?.();
  } catch (error) {
    if (!(error instanceof ExplainedFailure)) throw error;
    return broken(error.message);
  }
  const [program, ...args] = stage.command;
  if (!program) return { passed: 0, failed: [], flaky: [], files: [] };
  const run = async (/** @type {readonly string[]} */ more, /** @type {string} */ file, isSecond = false) => {
    const { code, output } = await runCommand(program, [...merge(args, more), ...reporting(stage, file)], {
      env: {
        ...withPackages(),
        TEST_DATABASE_URL: stage.postgres ? databaseUrl : undefined,
        DRAW_SEED: drawSeed,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        E2E_TRACE: isSecond ? '1' : process.env.E2E_TRACE,
      },
      quiet,
    });
    if (quiet) console.log(`\n━━ ${stage.title}\n${output.trimEnd()}`);
    return { code, found: stage.runner && readTestReport(stage.runner, file) };
  };
  const { code, found } = await run(stage.runner ? rest : [], report);
  if (!stage.runner)
    return code === 0 ? { passed: 0, failed: [], flaky: [], files: [] } : broken('Its output is above.');
  if (!found || found.passed + found.failed.length === 0)
    return broken('No test ran, and a stage without tests proves nothing.');
  if (found.failed.length === 0)
    return code === 0 ? { ...found, flaky: [] } : broken(`Its tests passed, and it ended with ${code}.`);
  return tryAgain(stage, found, (files, file) => run(files, file, true), report);
}

/**
 * @param {import('./test-stages.mjs').Stage} stage
 * @param {TestReport} first
 * @param {(more: readonly string[], report: string) => Promise<{ code: number, found: TestReport | undefined }>} run
 * @param {string} report
 * @returns {Promise<Outcome>}
 */
async function tryAgain(stage, first, run, report) {
  if (first.failed.length > MOST_RETRIES) return { ...first, flaky: [] };
  const files = [...new Set(first.failed.map(({ file }) => file))];
  console.log(`\n   Once more, alone: ${files.join(' ')}`);
  const alone = stage.runner === 'vitest' ? ['--maxWorkers', '1'] : ['--workers', '1'];
  const { code, found } = await run([...files, ...alone], `${report}.again.json`);
  const failed = found ? found.failed : first.failed;
  if (code !== 0 || failed.length > 0)
    return { ...first, failed: failed.length > 0 ? failed : first.failed, flaky: [] };
  noteFlakyTests(first.failed);
  return { ...first, passed: first.passed + first.failed.length, failed: [], flaky: first.failed };
}

/** Joins arguments; a runner takes the number of workers once. @param {readonly string[]} args @param {readonly string[]} more */
function merge(args, more) {
  const at = more.includes('--maxWorkers') ? args.indexOf('--maxWorkers') : -1;
  return [...(at < 0 ? args : args.toSpliced(at, 2)), ...more];
}

/** @param {import('./test-stages.mjs').Stage} stage @param {string} report @returns {string[]} */
function reporting({ runner }, report) {
  if (runner === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runner === 'playwright' ? ['--reporter=list,json'] : [];
}
