import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExplainedFailure } from './explained-failure.mjs';
import { installDependencies } from './install-dependencies.mjs';
import { installTestPrograms } from './install-test-programs.mjs';
import { moveTemporaryFilesToMemory } from './memory-folder.mjs';
import { printTestSummary } from './print-test-summary.mjs';
import { runStage } from './run-stage.mjs';
import { startPostgres } from './start-postgres.mjs';
import { stages as allStages } from './test-stages.mjs';

/**
 * Runs stages in order, stages of one group side by side, up to the first group that fails. Ends with the line
 * `N passed, N failed`. Stops everything that it started, also after a failure.
 * @param {readonly string[]} names stages by name; none means all
 * @param {readonly string[]} [rest] more arguments for the test runners, such as a file's name
 * @param {{ stages?: readonly import('./test-stages.mjs').Stage[], reportsFolder?: string }} [options]
 *   stages: those to choose from; reportsFolder: a folder that the runners' reports are left in, as `{stage}.json`
 * @returns {Promise<number>} the exit code
 */
export async function runStages(names, rest = [], { stages = allStages, reportsFolder } = {}) {
  const chosen = choose(names, stages);
  const stopped = noticeStop();
  // One waits for the network while the other works.
  await Promise.all([installDependencies(), installTestPrograms(chosen)]);
  moveTemporaryFilesToMemory();
  const reports = reportsFolder ?? mkdtempSync(join(tmpdir(), 'settee-reports-'));
  const given = process.env.TEST_DATABASE_URL;
  const drawSeed = process.env.DRAW_SEED ?? String(randomInt(2 ** 31));
  const server = !given && chosen.some((stage) => stage.postgres) ? await startPostgres() : undefined;
  const databaseUrl = given ?? server?.url;
  /** @type {import('./run-stage.mjs').Outcome[]} */
  const outcomes = [];
  try {
    for (const group of groupsOf(chosen)) {
      const runs = group.map((stage, index) =>
        runStage(stage, { reports, databaseUrl, drawSeed, rest, quiet: index > 0 }),
      );
      outcomes.push(...(await Promise.all(runs)));
      if (stopped() || outcomes.some(({ failed }) => failed.length > 0)) break;
    }
  } finally {
    await server?.stop();
    if (!reportsFolder) rmSync(reports, { recursive: true, force: true });
  }
  if (outcomes.some(({ failed, flaky }) => failed.length + flaky.length > 0))
    console.log(`DRAW_SEED=${drawSeed} draws the same cases again.`);
  printTestSummary(outcomes);
  return stopped() || outcomes.some(({ failed }) => failed.length > 0) ? 1 : 0;
}

/** @param {readonly import('./test-stages.mjs').Stage[]} stages in groups of those that run side by side */
function groupsOf(stages) {
  /** @type {import('./test-stages.mjs').Stage[][]} */
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (last && stage.group && last[0]?.group === stage.group) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/** @param {readonly string[]} names @param {readonly import('./test-stages.mjs').Stage[]} stages */
function choose(names, stages) {
  const known = stages.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new ExplainedFailure(`There is no stage "${unknown}". The stages are: ${known.join(', ')}.`);
  return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
}

function noticeStop() {
  let asked = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      asked = true;
    });
  }
  return () => asked;
}
