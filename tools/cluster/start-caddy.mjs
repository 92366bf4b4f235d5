import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../pinned-node.mjs';
import { startProgram } from '../start-program.mjs';

/**
 * Starts Caddy on a node with `deploy/Caddyfile`, without TLS.
 * @param {import('./open-cluster.mjs').Place} place
 * @param {readonly string[]} processes origins of Settee
 * @returns its origin
 */
export async function startCaddy({ node, folder, programs }, processes) {
  const upstreams = processes.map((process) => new URL(process).host).join(' ');
  const file = join(folder, 'Caddyfile');
  const given = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  writeFileSync(file, given.replace('settee-1:3000 settee-2:3000', upstreams).replace(/^\{$/m, '{\n\tadmin off'));
  const origin = `http://${node.address}`;
  const [program, args] = node.inside(programs.caddy, ['run', '--config', file, '--adapter', 'caddyfile']);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: origin,
  };
  await startProgram(program, args, { env, log: join(folder, 'caddy.log') }, async () => {
    const answer = await fetch(`${origin}/readyz`);
    return answer.status > 0;
  });
  return origin;
}
