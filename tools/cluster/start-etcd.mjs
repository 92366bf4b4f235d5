import { join } from 'node:path';
import { startProgram } from '../start-program.mjs';
import { fillTemplate, readVariables } from './fill-template.mjs';

/**
 * Starts etcd on a node; it answers when most of the nodes have one.
 * @param {import('./open-cluster.mjs').Place} place
 */
export function startEtcd({ node, folder, values, user, programs }) {
  const env = readVariables(fillTemplate('etcd.env', values));
  const [program, args] = node.inside(programs.etcd, ['--logger=zap', '--log-level=warn'], user);
  const log = join(folder, 'etcd.log');
  return startProgram(program, args, { env: { PATH: process.env.PATH, ...env }, cwd: folder, log }, async () => {
    const answer = await fetch(`http://${node.address}:2379/health`, { signal: AbortSignal.timeout(1_000) });
    return answer.ok;
  });
}
