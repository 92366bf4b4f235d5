import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ExplainedFailure } from './explained-failure.mjs';
import { runCommand } from './run-command.mjs';

/** Outside the project. It stays for the next run. */
const ownFolder = join(tmpdir(), 'settee-promtool');
const folders = [...(process.env.PATH ?? '').split(delimiter), join(ownFolder, 'usr/bin')];

/**
 * The tool that tests alert rules: the machine's, else the one in Debian's package, which is unpacked but not
 * installed, since an installed one starts a server.
 * @returns {Promise<string>} its path
 * @throws {ExplainedFailure} when there is none
 */
export async function requirePromtool() {
  const found = findPromtool() ?? (await unpackDebian());
  if (!found)
    throw new ExplainedFailure('The tests of the alert rules need promtool. Install Prometheus 2.40 or newer.');
  return found;
}

const findPromtool = () => folders.map((folder) => join(folder, 'promtool')).find((path) => existsSync(path));

async function unpackDebian() {
  if (process.platform !== 'linux') return undefined;
  mkdirSync(ownFolder, { recursive: true });
  // A new machine has no package lists yet, and only root may get them.
  for (const before of ['true', 'apt-get -o APT::Sandbox::User=root update']) {
    const download = 'apt-get -o APT::Sandbox::User=root download prometheus && dpkg-deb -x prometheus_*.deb .';
    await runCommand('sh', ['-c', `cd "$0" && ${before} && ${download}`, ownFolder], { quiet: true });
    const found = findPromtool();
    if (found) return found;
  }
  return undefined;
}
