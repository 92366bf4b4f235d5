import { join } from 'node:path';
import { startProgram } from '../start-program.mjs';
import { writeTemplate } from './fill-template.mjs';

/** Milliseconds until PostgreSQL is made, or copied from the primary. */
const STARTS_WITHIN = 90_000;

/**
 * Starts Patroni on a node, and waits until its PostgreSQL serves, as primary or as standby.
 * @param {import('./open-cluster.mjs').Place} place
 */
export function startPatroni({ node, folder, values, user, programs }) {
  writeTemplate({ name: 'patroni.yml', path: join(folder, 'config.yml'), user }, values);
  writeTemplate({ name: 'create-database.sh', path: join(folder, 'create-database.sh'), user }, values);
  const [program, args] = node.inside(programs.patroni, [join(folder, 'config.yml')], user);
  const options = {
    env: { PATH: process.env.PATH, HOME: folder },
    cwd: folder,
    log: join(folder, 'patroni.log'),
    startsWithin: STARTS_WITHIN,
  };
  return startProgram(program, args, options, () => asksPatroni(node, 'health'));
}

/**
 * Asks the Patroni of a node.
 * @param {import('./network.mjs').Node} node
 * @param {'health' | 'primary' | 'replica' | 'sync'} what
 */
export async function asksPatroni(node, what) {
  const answer = await fetch(`http://${node.address}:8008/${what}`, { signal: AbortSignal.timeout(2_000) });
  return answer.ok;
}
