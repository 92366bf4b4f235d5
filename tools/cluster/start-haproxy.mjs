import { join } from 'node:path';
import { startProgram } from '../start-program.mjs';
import { writeTemplate } from './fill-template.mjs';
import { isListening } from './is-listening.mjs';

/** Starts HAProxy on a node, which takes its own user. @param {import('./open-cluster.mjs').Place} place */
export function startHaproxy({ node, folder, values, programs }) {
  const path = join(folder, 'haproxy.cfg');
  writeTemplate({ name: 'haproxy.cfg', path, user: {} }, values);
  const [program, args] = node.inside(programs.haproxy, ['-db', '-f', path]);
  const options = { env: { PATH: process.env.PATH }, cwd: folder, log: join(folder, 'haproxy.log') };
  return startProgram(program, args, options, () => isListening(node.address, 5000));
}
