import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { percentile } from '../../test/support/percentile.ts';
import { headRates, showRate } from './report-rates.mjs';
import { watchComponents } from './watch-components.mjs';

/** Seconds at the first rate that are not counted: processes load code and connect. */
const WARM_UP = 15;
/** Milliseconds between two rates. */
const PAUSE = 2_000;

/** A percentile of fewer would be a matter of luck. */
const LEAST_VISITS = 400;
/** Seconds of a rate. @param {number} rate @param {number} seconds */
export const lengthOf = (rate, seconds) => (seconds < WARM_UP ? seconds : Math.max(seconds, LEAST_VISITS / rate));

/**
 * @typedef {object} Step
 * @property {number} rate visits a second
 * @property {number} visits
 * @property {number} requests
 * @property {number} p50 of pages and calls, in milliseconds, as p95 and p99
 * @property {number} p95
 * @property {number} p99
 * @property {Record<string, { count: number, p50: number, p99: number }>} kinds
 * @property {Record<string, number>} errors
 * @property {boolean} isSlow whether the 99th percentile passed the limit
 * @property {import('./watch-components.mjs').Use} use
 */

/**
 * Sends visits at rising rates until the answers get slow.
 * @param {import('./open-market.mjs').Market} market @param {import('./fill-market.mjs').VisitData} visitData
 * @param {{ rates: number[], seconds: number, limit: number }} options
 * seconds: of each rate, and longer for few visits; limit: milliseconds of the 99th percentile
 */
export async function measureRates({ components, pgbouncer }, visitData, { rates, seconds, limit }) {
  const child = fork(fileURLToPath(new URL('load-process.mjs', import.meta.url)), { serialization: 'advanced' });
  /** @param {import('./load-process.mjs').Order} order @returns {Promise<any>} */
  const send = async (order) => {
    child.send(order);
    const [answer] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The load maker ended.'))),
    ]);
    return answer;
  };
  try {
    await send({ visitData });
    await send({ rate: rates[0] ?? 1, seconds: Math.min(seconds, WARM_UP) });
    const all = { ...components, 'load maker': [child.pid ?? 0] };
    headRates(['app', 'photos', ...Object.keys(all).slice(1)]);
    /** @type {Step[]} */
    const steps = [];
    for (const rate of rates) {
      await sleep(PAUSE);
      const stop = watchComponents(all, pgbouncer);
      /** @type {import('./load-process.mjs').Load} */
      const load = await send({ rate, seconds: lengthOf(rate, seconds) });
      const step = sumUp(rate, load, await stop(), limit);
      steps.push(step);
      showRate(step);
      if (step.isSlow) break;
    }
    return steps;
  } finally {
    child.kill();
  }
}

/** @param {number} rate @param {import('./load-process.mjs').Load} load @param {Step['use']} use @param {number} limit @returns {Step} */
function sumUp(rate, { timed, visits, notSent }, use, limit) {
  /** @type {Map<string, number[]>} */
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const errors = notSent > 0 ? { 'not sent: too many under way': notSent } : {};
  for (const { kind, milliseconds, error } of timed) {
    kinds.set(kind, [...(kinds.get(kind) ?? []), milliseconds]);
    if (error) errors[error] = (errors[error] ?? 0) + 1;
  }
  // A photo takes a part of a second of the CPU by itself.
  const waits = timed.flatMap(({ kind, milliseconds }) => (kind === 'upload' ? [] : [milliseconds]));
  const p99 = percentile(waits, 99);
  return {
    rate,
    visits,
    requests: timed.length,
    p50: percentile(waits, 50),
    p95: percentile(waits, 95),
    p99,
    kinds: Object.fromEntries(
      [...kinds].map(([kind, times]) => [
        kind,
        { count: times.length, p50: percentile(times, 50), p99: percentile(times, 99) },
      ]),
    ),
    errors,
    isSlow: p99 > limit,
    use,
  };
}
