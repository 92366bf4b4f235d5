import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ExplainedFailure } from '../explained-failure.mjs';

/** Networks that this tool makes, one for each cluster that runs at once. */
const MOST = 8;

/**
 * @typedef {object} Node a machine of its own, as far as its network goes
 * @property {string} name
 * @property {string} address
 * @property {(program: string, args: readonly string[], user?: { uid?: number, gid?: number }) => [string, string[]]} inside the command
 * that runs a program there; it ends with this process
 * @property {(signal: NodeJS.Signals, ...names: string[]) => void} signal to its processes with these names, or to all
 * @property {() => void} cut takes it off the network
 * @property {() => void} heal
 * @property {(addresses: readonly string[]) => void} block sends nothing more to these addresses
 * @property {(addresses: readonly string[]) => void} unblock
 */

/**
 * Makes a bridge that this machine reaches, for nodes in network namespaces of their own. Removes what a killed run left.
 * @throws {ExplainedFailure} when it may not, or there are eight already
 */
export function createNetwork() {
  removeLeftovers();
  const number = Array.from({ length: MOST }, (_, at) => at).find(
    (at) => run(['ip', 'link', 'add', bridgeOf(at), 'type', 'bridge']).status === 0,
  );
  if (number === undefined)
    throw new ExplainedFailure(
      `No network can be made: this needs root and network namespaces, and at most ${MOST} clusters run at once.`,
    );
  const bridge = bridgeOf(number);
  /** The next run asks whether this process still runs. */
  must(['ip', 'link', 'set', bridge, 'alias', String(process.pid)]);
  must(['ip', 'address', 'add', `${addressOf(number, 1)}/24`, 'dev', bridge]);
  must(['ip', 'link', 'set', bridge, 'up']);
  return {
    network: `${addressOf(number, 0)}/24`,
    /** @param {string} name @param {number} host the last number of its address */
    addNode: (name, host) => addNode(number, name, addressOf(number, host)),
    /** Ends every process of every node, then removes nodes and bridge. */
    remove: () => removeNetwork(number),
  };
}

/** @typedef {ReturnType<typeof createNetwork>} Network */

const bridgeOf = (/** @type {number} */ number) => `settee${number}`;
const namespaceOf = (/** @type {number} */ number, /** @type {string} */ name) => `settee${number}-${name}`;
const addressOf = (/** @type {number} */ number, /** @type {number} */ host) => `10.213.${number}.${host}`;

/** @param {number} number @param {string} name @param {string} address @returns {Node} */
function addNode(number, name, address) {
  const space = namespaceOf(number, name);
  // Its cable has the same name, of at most 15 letters.
  must(['ip', 'netns', 'add', space]);
  must(['ip', 'link', 'add', space, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space]);
  must(['ip', 'link', 'set', space, 'master', bridgeOf(number), 'up']);
  must(['ip', '-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0']);
  must(['ip', '-n', space, 'link', 'set', 'eth0', 'up']);
  must(['ip', '-n', space, 'link', 'set', 'lo', 'up']);
  return {
    name,
    address,
    inside(program, args, { uid, gid } = {}) {
      const as = uid === undefined || gid === undefined ? [] : [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
      return ['ip', ['netns', 'exec', space, 'setpriv', '--pdeathsig', 'KILL', ...as, '--', program, ...args]];
    },
    signal: (signal, ...names) => signalIn(space, signal, names),
    cut: () => must(['ip', 'link', 'set', space, 'down']),
    heal: () => must(['ip', 'link', 'set', space, 'up']),
    block(addresses) {
      for (const one of addresses) must(['ip', '-n', space, 'route', 'add', 'blackhole', `${one}/32`]);
    },
    unblock(addresses) {
      for (const one of addresses) must(['ip', '-n', space, 'route', 'delete', 'blackhole', `${one}/32`]);
    },
  };
}

/** @param {string} space @param {NodeJS.Signals} signal @param {readonly string[]} names of programs; none means all */
function signalIn(space, signal, names = []) {
  for (const pid of processesIn(space)) {
    if (names.length > 0 && !names.includes(nameOf(pid))) continue;
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** @param {string} space */
const processesIn = (space) => run(['ip', 'netns', 'pids', space]).stdout.split('\n').filter(Boolean).map(Number);

/** @param {number} pid */
function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** @param {number} number */
function removeNetwork(number) {
  const spaces = run(['ip', 'netns', 'list']).stdout.match(new RegExp(`^${namespaceOf(number, '')}\\S+`, 'gm')) ?? [];
  for (const space of spaces) {
    // PostgreSQL forks while it is ended, so ask again.
    for (let tries = 0; tries < 100 && processesIn(space).length > 0; tries++) {
      signalIn(space, 'SIGKILL');
      spawnSync('sleep', ['0.05']);
    }
    run(['ip', 'netns', 'delete', space]);
    // A namespace, and with it its cable, is there until its last connection has timed out.
    run(['ip', 'link', 'delete', space]);
  }
  run(['ip', 'link', 'delete', bridgeOf(number)]);
}

/** Removes the networks of runs that were killed. */
function removeLeftovers() {
  for (let number = 0; number < MOST; number++) {
    const { status, stdout } = run(['ip', '-details', '-json', 'link', 'show', bridgeOf(number)]);
    if (status !== 0) continue;
    const [link] = JSON.parse(stdout);
    if (!isRunning(Number(link.ifalias))) removeNetwork(number);
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} command */
const run = ([program = '', ...args]) => spawnSync(program, args, { encoding: 'utf8' });

/** @param {readonly string[]} command */
function must(command) {
  const { status, stderr, error } = run(command);
  if (status !== 0) throw new Error(`${command.join(' ')} failed: ${stderr || error?.message}`);
}
