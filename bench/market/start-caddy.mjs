import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgram } from '../../tools/start-program.mjs';

/**
 * Starts Caddy with `deploy/Caddyfile`, without TLS. It trusts the load maker as the proxy in front of it, which names the visitors.
 * @param {{ program: string, folder: string, origin: string, processes: readonly string[] }} options
 */
export async function startCaddy({ program, folder, origin, processes }) {
  const given = await readFile('deploy/Caddyfile', 'utf8');
  const file = join(folder, 'Caddyfile');
  const upstreams = processes.map((process) => new URL(process).host).join(' ');
  await writeFile(
    file,
    given
      .replace('settee-1:3000 settee-2:3000 {', `${upstreams} {\n\t\ttrusted_proxies 127.0.0.1/32`)
      .replace(/^\{$/m, '{\n\tadmin off'),
  );
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ADDRESS: origin,
  };
  return startProgram(
    program,
    ['run', '--config', file, '--adapter', 'caddyfile'],
    { env },
    async () => (await fetch(`${origin}/readyz`)).ok,
  );
}
