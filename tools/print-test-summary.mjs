/** @typedef {import('./run-stage.mjs').Outcome} Outcome */

const SLOWEST = 20;
/** Lines of a red run's end, so that it fits on a screen. */
const MOST_LINES = 60;

/** Prints the slowest files, what was flaky, what failed, and the closing count. @param {readonly Outcome[]} outcomes */
export function printTestSummary(outcomes) {
  printSlowest(outcomes.flatMap(({ files }) => files));
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  if (flaky.length > 0) console.log(`\nFlaky, passed alone:\n${flaky.flatMap(describe).join('\n')}`);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  if (failed.length > 0)
    console.log(
      `\nFailed:\n${failed
        .flatMap(describe)
        .slice(0, MOST_LINES - 4)
        .join('\n')}`,
    );
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const note = flaky.length > 0 ? ` (${flaky.length} flaky)` : '';
  console.log(`\n${passed} passed, ${failed.length} failed${note}`);
}

/** @param {readonly { file: string, seconds: number }[]} files */
function printSlowest(files) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { file, seconds } of files) sums.set(file, (sums.get(file) ?? 0) + seconds);
  const slowest = [...sums].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
  if (slowest.length === 0) return;
  console.log('\nThe slowest files, in seconds of their own:');
  for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(0).padStart(6)}  ${file}`);
}

/** @param {import('./read-test-report.mjs').FailedTest} test @returns {string[]} */
function describe({ name, file, line, message, picture }) {
  // Runners color their messages.
  const plain = message.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  const lines = plain.split('\n').filter((text) => text.trim() !== '' && !/^\s+at /.test(text));
  return [
    `  ${file}${line ? `:${line}` : ''}  ${name}`,
    ...lines.slice(0, 4).map((text) => `      ${text.trim().slice(0, 160)}`),
    ...(picture ? [`      picture: ${picture}`] : []),
  ];
}
