import { join } from 'node:path';
import { startProgram } from '../start-program.mjs';
import { writeTemplate } from './fill-template.mjs';
import { isListening } from './is-listening.mjs';

/** Starts PgBouncer on a node. @param {import('./open-cluster.mjs').Place} place */
export function startPgbouncer({ node, folder, values, user, programs }) {
  for (const name of ['pgbouncer.ini', 'userlist.txt']) writeTemplate({ name, path: join(folder, name), user }, values);
  const [program, args] = node.inside(programs.pgbouncer, [join(folder, 'pgbouncer.ini')], user);
  const options = { env: { PATH: process.env.PATH }, cwd: folder, log: join(folder, 'pgbouncer.log') };
  return startProgram(program, args, options, () => isListening(node.address, 6432));
}
