/** Share of a resource from which it counts as used up. */
const FULL = 0.9;

/** @typedef {import('./measure-rates.mjs').Step} Step */

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;
const row = (/** @type {(string | number)[]} */ cells) => console.log(`| ${cells.join(' | ')} |`);
const ms = (/** @type {number} */ milliseconds) => `${milliseconds.toFixed(0)} ms`;
const errorsOf = (/** @type {Step} */ { errors }) => Object.values(errors).reduce((sum, count) => sum + count, 0);

/** @param {readonly string[]} components */
export function headRates(components) {
  console.log('\nThe last columns are shares of all cores.\n');
  const names = ['visits/s', 'requests/s', 'p50', 'p95', 'p99', 'upload p50', 'errors', ...components, 'others'];
  row(names);
  console.log(`|${'---|'.repeat(names.length)}`);
}

/** @param {Step} step */
export function showRate(step) {
  const { rate, requests, p50, p95, p99, kinds, use } = step;
  const uploads = kinds.upload ? ms(kinds.upload.p50) : '–';
  const shares = [...Object.values(use.share), use.others].map(percent);
  row([rate, (requests / use.seconds).toFixed(0), ms(p50), ms(p95), ms(p99), uploads, errorsOf(step), ...shares]);
}

/**
 * Prints the highest rate that held, what ran out first, and what a visit costs.
 * @param {readonly Step[]} steps only the last may be slow
 * @returns {boolean} whether a rate held, and none of those below the limit had an error
 */
export function reportRates(steps) {
  const below = steps.filter(({ isSlow }) => !isSlow);
  const beyond = steps.find(({ isSlow }) => isSlow);
  const failed = below.filter((step) => errorsOf(step) > 0);
  for (const { rate, errors } of failed) console.error(`\nErrors at ${rate} visits a second:`, errors);
  // Beyond the limit a refusal is right.
  if (beyond && errorsOf(beyond) > 0) console.log(`\nRefused at ${beyond.rate} visits a second:`, beyond.errors);
  const held = below.at(-1);
  if (held) {
    const requests = (held.requests / held.use.seconds).toFixed(0);
    console.log(`\nThe highest rate that held: ${held.rate} visits a second, ${requests} requests.`);
    showCost(below);
  } else console.error('\nNo rate held.');
  const shown = held ?? beyond;
  if (shown) showKinds(shown);
  console.log(beyond ? `\n${whatRanOut(beyond)}` : '\nNo rate was too much: give higher ones with --rates.');
  return held !== undefined && failed.length === 0;
}

/** Says what was used up at the first rate that was too much. @param {Step} beyond */
function whatRanOut({ rate, use }) {
  const sorted = Object.entries(use.resources).toSorted(([, a], [, b]) => b - a);
  const shown = sorted.map(([name, share]) => `${name} ${percent(share)}`).join(', ');
  const [first] = sorted.find(([, share]) => share >= FULL) ?? [`nothing by ${percent(FULL)}`];
  return [
    `Used up at ${rate} visits a second: ${first}. In use: ${shown}.`,
    `Other processes had ${percent(use.others)} of the cores.`,
    `Somebody waited for a connection of PgBouncer in ${percent(use.waited)} of the samples.`,
  ].join(' ');
}

/** @param {Step} step */
function showKinds({ rate, kinds, use }) {
  console.log(`\nRequests at ${rate} visits a second:\n`);
  row(['request', 'count', 'p50', 'p99']);
  row(['---', '---', '---', '---']);
  for (const [kind, { count, p50, p99 }] of Object.entries(kinds)) row([kind, count, ms(p50), ms(p99)]);
  const megabytes = Object.entries(use.megabytes).map(([name, size]) => `${name} ${size.toFixed(0)}`);
  console.log(`\nMemory in MB: ${megabytes.join(', ')}.`);
}

/** @param {readonly Step[]} steps */
function showCost(steps) {
  const visits = steps.reduce((sum, step) => sum + step.visits, 0);
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const { use } of steps)
    for (const [name, used] of Object.entries(use.processor)) seconds[name] = (seconds[name] ?? 0) + used;
  const cost = Object.entries(seconds).map(([name, used]) => /** @type {const} */ ([name, (used * 1000) / visits]));
  const own = cost.filter(([name]) => name !== 'load maker').reduce((sum, [, used]) => sum + used, 0);
  console.log('\nCPU seconds for 1,000 visits, at all rates that held:\n');
  row([...cost.map(([name]) => name), 'all but the load maker']);
  row([...cost.map(() => '---'), '---']);
  row([...cost.map(([, used]) => used.toFixed(1)), own.toFixed(1)]);
}
