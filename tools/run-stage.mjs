import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExplainedFailure } from './explained-failure.mjs';
import { withPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Runs one stage and counts its tests by its runner's own report.
 * A stage that fails or finds no test counts at least one failure.
 * @param {import('./test-stages.mjs').Stage} stage
 * @param {{ reports: string, databaseUrl: string | undefined, rest: readonly string[] }} options
 *   reports: folder for the runners' reports; rest: more arguments for the runner
 * @returns {Promise<Count>}
 */
export async function runStage(stage, { reports, databaseUrl, rest }) {
  console.log(`\n━━ ${stage.title}`);
  const started = Date.now();
  const report = join(reports, `${stage.name}.json`);
  const count = await prepareAndRun(stage, report, databaseUrl, rest);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`   ${stage.title}: ${count.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
  return count;
}

/**
 * @param {import('./test-stages.mjs').Stage} stage @param {string} report
 * @param {string | undefined} databaseUrl @param {readonly string[]} rest
 * @returns {Promise<Count>}
 */
async function prepareAndRun(stage, report, databaseUrl, rest) {
  try {
    await stage.prepare?.();
  } catch (error) {
    if (!(error instanceof ExplainedFailure)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  const [program, ...args] = stage.command;
  if (!program) return { passed: 0, failed: 0 };
  const env = withPackages();
  const { code } = await runCommand(program, [...args, ...reporting(stage, report), ...(stage.runner ? rest : [])], {
    env: { ...env, TEST_DATABASE_URL: stage.postgres ? databaseUrl : undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { passed, failed } = stage.runner ? readReport(stage.runner, report) : { passed: 0, failed: 0 };
  if (stage.runner && passed + failed === 0) console.error('No test ran, and a stage without tests proves nothing.');
  const broken = code !== 0 || (stage.runner !== undefined && passed === 0);
  return { passed, failed: broken ? Math.max(failed, 1) : failed };
}

/** @param {import('./test-stages.mjs').Stage} stage @param {string} report @returns {string[]} */
function reporting({ runner }, report) {
  if (runner === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runner === 'playwright' ? ['--reporter=list,json'] : [];
}

/** @param {'vitest' | 'playwright'} runner @param {string} file @returns {Count} */
function readReport(runner, file) {
  /** @type {{ numPassedTests: number, numFailedTests: number, stats: { expected: number, unexpected: number, flaky: number } }} */
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 0 };
  }
  if (runner === 'vitest') return { passed: report.numPassedTests, failed: report.numFailedTests };
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
}
