import { setTimeout as sleep } from 'node:timers/promises';
import { createSender } from './send-request.mjs';
import { createVisits } from './visits.mjs';

/**
 * The load maker, a process of its own. Visits arrive at random moments at a fixed rate, whether earlier ones are answered or not, and
 * their waiting counts from the moment when they were due.
 */
/** Maximum of open visits; with more, the server answers nothing any more. */
const MOST = 5_000;

/** @typedef {{ visitData: import('./fill-market.mjs').VisitData } | { rate: number, seconds: number }} Order */
/** @typedef {{ timed: import('./send-request.mjs').Timed[], visits: number, kinds: Record<string, number>, notSent: number }} Load */

/** @type {ReturnType<typeof createVisits>} */
let visits = [];
/** @type {ReturnType<typeof createSender> | undefined} */
let sender;

const address = () =>
  `10.${2 + Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

function choose() {
  let left = Math.random();
  for (const one of visits) {
    left -= one.share;
    if (left < 0) return one;
  }
  return visits[0];
}

/** @param {{ rate: number, seconds: number }} order @returns {Promise<Load>} */
async function makeLoad({ rate, seconds }) {
  /** @type {Load} */
  const load = { timed: [], visits: 0, kinds: {}, notSent: 0 };
  const running = new Set();
  const begun = performance.now();
  for (let due = begun; ; due += (-Math.log(1 - Math.random()) / rate) * 1000) {
    if (due > begun + seconds * 1000) break;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    // Answers are read between arrivals that are late.
    else if (load.visits % 10 === 0) await sleep(0);
    load.visits += 1;
    const chosen = choose();
    if (!chosen || !sender || running.size >= MOST) {
      load.notSent += 1;
      continue;
    }
    load.kinds[chosen.kind] = (load.kinds[chosen.kind] ?? 0) + 1;
    const send = sender.visitor(address(), due, (timed) => load.timed.push(timed));
    // An error is noted by the sender and ends the visit.
    const visit = chosen.visit(send).catch(() => undefined);
    running.add(visit);
    void visit.finally(() => running.delete(visit));
  }
  await Promise.all(running);
  return load;
}

process.on('message', async (/** @type {Order} */ order) => {
  if ('visitData' in order) {
    sender = createSender(order.visitData.origin);
    visits = createVisits(order.visitData);
    process.send?.('ready');
  } else process.send?.(await makeLoad(order));
});
