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

/** Returns the ticks of this process and all that it started, those that have ended among them. */
async function ownTicks() {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  /** @type {Map<string, { parent: string, ticks: number }>} */
  const processes = new Map();
  await Promise.all(
    pids.map(async (pid) => {
      const fields = await fieldsOf(pid);
      // Ticks of its own and of its ended children, in user and in system mode.
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      processes.set(pid, { parent: fields[1] ?? '', ticks: Number.isFinite(ticks) ? ticks : 0 });
    }),
  );
  const isOwn = (/** @type {string} */ pid) => {
    for (let at = pid; processes.has(at); at = processes.get(at)?.parent ?? '')
      if (at === String(process.pid)) return true;
    return false;
  };
  let sum = 0;
  for (const [pid, { ticks }] of processes) if (isOwn(pid)) sum += ticks;
  return sum;
}

/** Returns the ticks of the whole machine; undefined on a system without `/proc`. */
async function machineTicks() {
  const [, ...ticks] = ((await read('/proc/stat')).split('\n')[0] ?? '').split(/\s+/).map(Number);
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, stolen = 0] = ticks;
  return ticks.length === 0 ? undefined : { busy: user + nice + system + irq + soft, stolen };
}

/**
 * Watches what other processes and, in a virtual machine, its host take from the processors.
 * @returns {Promise<() => Promise<number | undefined>>} the share since the last call, 0 to 1; undefined if the system does not say
 */
export async function watchOtherWork() {
  const sample = async () => ({ at: performance.now(), own: await ownTicks(), machine: await machineTicks() });
  let last = await sample();
  return async () => {
    const next = await sample();
    const before = last;
    last = next;
    if (!before.machine || !next.machine) return undefined;
    const busy = next.machine.busy - before.machine.busy - (next.own - before.own);
    const stolen = next.machine.stolen - before.machine.stolen;
    const all = ((next.at - before.at) / 1000) * HERTZ * availableParallelism();
    return all > 0 ? Math.max(0, busy + stolen) / all : 0;
  };
}
