import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

/** Above this share of the processors, a figure measures other processes rather than Settee. */
export const MOST_OTHER_WORK = 0.15;

/** Ticks a second of `/proc`. */
const HERTZ = 100;

/** @param {string} path */
const read = (path) => readFile(path, 'utf8').catch(() => '');

/** Returns the fields of a process from its state on: state, parent, and so on. @param {string | number} pid */
async function fieldsOf(pid) {
  const line = await read(`/proc/${pid}/stat`);
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** @typedef {{ own: number, withEnded: number }} Ticks ticks of a process alone, and with those of its ended children */

/** Returns the ticks of this process and of all that it started and that still run, by process. */
async function ownTicks() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  /** @type {Map<string, Ticks & { parent: string }>} */
  const processes = new Map();
  await Promise.all(
    pids.map(async (pid) => {
      const [, parent = '', ...fields] = await fieldsOf(pid);
      const [user, system, endedUser, endedSystem] = fields.slice(9, 13).map(Number);
      const own = Number(user) + Number(system);
      if (own >= 0) processes.set(pid, { parent, own, withEnded: own + Number(endedUser) + Number(endedSystem) });
    }),
  );
  const isOwn = (/** @type {string} */ pid) => {
    for (let at = pid; processes.has(at); at = processes.get(at)?.parent ?? '')
      if (at === String(process.pid)) return true;
    return false;
  };
  return new Map([...processes].filter(([pid]) => isOwn(pid)));
}

/**
 * Returns the ticks between two samples. A process that nobody waits for takes its ticks and its children's with it, so
 * the difference of the sums alone may be negative.
 * @param {Map<string, Ticks>} before @param {Map<string, Ticks>} after
 */
export function ticksBetween(before, after) {
  const sum = (/** @type {Map<string, Ticks>} */ all) => [...all.values()].reduce((so, one) => so + one.withEnded, 0);
  const ofLiving = [...after].map(([pid, { own }]) => Math.max(0, own - (before.get(pid)?.own ?? 0)));
  return Math.max(
    sum(after) - sum(before),
    ofLiving.reduce((so, one) => so + one, 0),
  );
}

/** Returns the ticks of the whole machine; undefined on a system without `/proc`. */
async function machineTicks() {
  const [, ...ticks] = ((await read('/proc/stat')).split('\n')[0] ?? '').split(/\s+/).map(Number);
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, stolen = 0] = ticks;
  return ticks.length === 0 ? undefined : { busy: user + nice + system + irq + soft, stolen };
}

/** Milliseconds between samples: what a process did since the last one is lost when nobody waits for it. */
const SAMPLE_MS = 500;

/** Below these milliseconds, a share would be that of a few ticks. */
const SHORTEST_MS = 1000;

/**
 * Watches what other processes and, in a virtual machine, its host take from the processors.
 * @returns {Promise<() => Promise<number | undefined>>} the share since the last call, 0 to 1, or the last one for a call
 *   that follows at once; undefined if the system does not say
 */
export async function watchOtherWork() {
  let sample = await ownTicks();
  let own = 0;
  const add = async () => {
    const next = await ownTicks();
    own += ticksBetween(sample, next);
    sample = next;
  };
  let adding = Promise.resolve();
  const addInTurn = () => {
    adding = adding.then(add);
    return adding;
  };
  setInterval(addInTurn, SAMPLE_MS).unref();
  let last = { at: performance.now(), own, machine: await machineTicks() };
  /** @type {number | undefined} */
  let share;
  return async () => {
    if (performance.now() - last.at < SHORTEST_MS) return share;
    await addInTurn();
    const next = { at: performance.now(), own, machine: await machineTicks() };
    const before = last;
    last = next;
    if (!before.machine || !next.machine) return undefined;
    const busy = next.machine.busy - before.machine.busy - (next.own - before.own);
    const stolen = next.machine.stolen - before.machine.stolen;
    const all = ((next.at - before.at) / 1000) * HERTZ * availableParallelism();
    share = all > 0 ? Math.max(0, busy + stolen) / all : 0;
    return share;
  };
}
