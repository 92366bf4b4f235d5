import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Clock ticks a second, on every Linux. */
const TICKS = 100;
/** Milliseconds between two samples of the pooler. */
const SAMPLE_EVERY = 200;

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** @param {string} stat of a process or thread */
const fieldsOf = (stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** All processes by the number of their parent. @returns {Map<number, number[]>} */
function readChildren() {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = Number(fieldsOf(read(`/proc/${name}/stat`))[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

/** @param {Map<number, number[]>} children @param {number} pid @returns {number[]} it and its descendants */
const treeOf = (children, pid) => [pid, ...(children.get(pid) ?? []).flatMap((child) => treeOf(children, child))];

/** Seconds of the CPU: of a process alone, and of its children that have ended. @param {number} pid */
function processorOf(pid) {
  const [user = 0, system = 0, ended = 0, endedSystem = 0] = fieldsOf(read(`/proc/${pid}/stat`))
    .slice(11, 15)
    .map(Number);
  return { own: (user + system) / TICKS, ended: (ended + endedSystem) / TICKS };
}

/** Processes of Settee have children for photos; those of PostgreSQL are its connections. */
const PARENT = 'app';
const CHILDREN = 'photos';

/** @param {string} name @param {readonly number[]} first @param {readonly number[]} tree @returns {[string, number][]} seconds by component */
function processorOfTree(name, first, tree) {
  const own = first.reduce((sum, pid) => sum + processorOf(pid).own, 0);
  const whole = tree.reduce((sum, pid) => sum + processorOf(pid).own + processorOf(pid).ended, 0);
  return name === PARENT
    ? [
        [name, own],
        [CHILDREN, whole - own],
      ]
    : [[name, whole]];
}

/** Seconds of the CPU that a process's first thread has used, which runs its JavaScript. @param {number} pid */
function mainThreadOf(pid) {
  const [user = 0, system = 0] = fieldsOf(read(`/proc/${pid}/task/${pid}/stat`))
    .slice(11, 13)
    .map(Number);
  return (user + system) / TICKS;
}

/** Bytes, shared ones in proportion. @param {number} pid */
const memoryOf = (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;

function readMachine() {
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, ...rest] = (
    /^cpu +(.*)$/m.exec(read('/proc/stat'))?.[1] ?? ''
  )
    .split(' ')
    .map(Number);
  const busy = user + nice + system + (rest[0] ?? 0) + (rest[1] ?? 0) + (rest[2] ?? 0);
  return { busy: busy / TICKS, all: (busy + idle + waiting) / TICKS, waiting: waiting / TICKS };
}

/** @param {Record<string, number[]>} components */
function sample(components) {
  const children = readChildren();
  const trees = Object.entries(components).map(
    ([name, pids]) => /** @type {const} */ ([name, pids.flatMap((pid) => treeOf(children, pid))]),
  );
  return {
    at: performance.now(),
    machine: readMachine(),
    processor: Object.fromEntries(trees.flatMap(([name, pids]) => processorOfTree(name, components[name] ?? [], pids))),
    threads: Object.fromEntries(Object.entries(components).map(([name, pids]) => [name, pids.map(mainThreadOf)])),
    trees,
  };
}

const memory = () => {
  const info = read('/proc/meminfo');
  const kilobytes = (/** @type {string} */ name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(info)?.[1]);
  return 1 - kilobytes('MemAvailable') / kilobytes('MemTotal');
};

/**
 * @typedef {object} Use between two moments
 * @property {number} seconds
 * @property {Record<string, number>} processor seconds of the CPU by component
 * @property {Record<string, number>} share of all cores by component
 * @property {number} others share of all cores that other processes and the system took
 * @property {Record<string, number>} megabytes by component
 * @property {Record<string, number>} resources the share of each that was in use, 0 to 1
 * @property {number} waited share of the samples of the pooler when a client waited
 */

/**
 * Watches what the components use, until the returned function is called.
 * @param {Record<string, number[]>} components numbers of their first processes; `load maker` is one of them
 * @param {import('../../tools/start-pgbouncer.mjs').Pgbouncer | undefined} pgbouncer
 * @returns {() => Promise<Use>}
 */
export function watchComponents(components, pgbouncer) {
  const before = sample(components);
  /** @type {{ active: number, waiting: number }[]} */
  const samples = [];
  const timer = setInterval(() => {
    pgbouncer?.countConnections().then(
      (seen) => samples.push(seen),
      () => undefined,
    );
  }, SAMPLE_EVERY);
  return async () => {
    clearInterval(timer);
    const after = sample(components);
    const seconds = (after.at - before.at) / 1000;
    const all = after.machine.all - before.machine.all;
    const processor = Object.fromEntries(
      Object.entries(after.processor).map(([name, used]) => [name, used - (before.processor[name] ?? 0)]),
    );
    const share = Object.fromEntries(
      Object.entries(processor).map(([name, used]) => [name, used / seconds / cpus().length]),
    );
    const busy = (after.machine.busy - before.machine.busy) / all;
    const known = Object.values(share).reduce((sum, one) => sum + one, 0);
    const thread = (/** @type {string} */ name) =>
      Math.max(...(after.threads[name] ?? []).map((used, i) => (used - (before.threads[name]?.[i] ?? 0)) / seconds));
    return {
      seconds,
      processor,
      share,
      others: Math.max(0, busy - known),
      megabytes: Object.fromEntries(
        after.trees.map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + memoryOf(pid), 0) / 2 ** 20]),
      ),
      resources: {
        'the cores of the machine': busy,
        'the main thread of a process of Settee': thread('app'),
        'the main thread of the load maker': thread('load maker'),
        ...(pgbouncer && {
          'the connections of PgBouncer':
            samples.reduce((sum, { active }) => sum + active, 0) / Math.max(1, samples.length) / pgbouncer.size,
        }),
        'the disk': (after.machine.waiting - before.machine.waiting) / all,
        'the memory of the machine': memory(),
      },
      waited: samples.filter(({ waiting }) => waiting > 0).length / Math.max(1, samples.length),
    };
  };
}
