import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, withoutPackages } from '../pinned-node.mjs';
import { requirePrograms } from '../require-programs.mjs';
import { runEngine } from './run-engine.mjs';

/** Milliseconds for pulling a base image. */
const PATIENCE = 60_000;

/**
 * Stand-ins of the Dockerfile's base images, made of Debian's packages where no image registry can be reached.
 * The build needs Node 20.19 and npm; the result needs neither.
 */
const standIns = {
  BUILD_IMAGE: {
    name: 'localhost/settee-build-base',
    release: 'trixie',
    packages: ['nodejs', 'ca-certificates'],
    npm: true,
  },
  RUN_IMAGE: { name: 'localhost/settee-run-base', release: 'bookworm', packages: [], npm: false },
};

/** What images of the kind "slim" leave out. */
const leftOut = [
  'usr/share/doc',
  'usr/share/man',
  'usr/share/info',
  'usr/share/locale',
  'var/cache/apt',
  'var/lib/apt/lists',
];

/**
 * Pulls the base images, or makes others.
 * @param {string} folder for temporary files
 * @returns {Promise<Record<string, string>>} build arguments
 */
export async function chooseBases(folder) {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  /** @type {Record<string, string>} */
  const chosen = {};
  for (const [arg, standIn] of Object.entries(standIns)) {
    const image = new RegExp(`^ARG ${arg}=(\\S+)$`, 'm').exec(dockerfile)?.[1] ?? '';
    const pulled = spawnSync('podman', ['pull', '--quiet', image], { stdio: 'ignore', timeout: PATIENCE });
    if (pulled.status !== 0) {
      console.log(`${image} cannot be pulled: Debian ${standIn.release} takes its place.`);
      makeBase(standIn, folder);
    }
    chosen[arg] = pulled.status === 0 ? image : standIn.name;
  }
  return chosen;
}

/** @param {typeof standIns[keyof typeof standIns]} standIn @param {string} folder */
function makeBase({ name, release, packages, npm }, folder) {
  if (spawnSync('podman', ['image', 'exists', name]).status === 0) return;
  const { debootstrap } = requirePrograms(['debootstrap']);
  const files = join(folder, release);
  runEngine(debootstrap, [
    '--variant=minbase',
    ...(packages.length > 0 ? [`--include=${packages.join(',')}`] : []),
    release,
    files,
  ]);
  if (npm) addNpm(files);
  for (const path of leftOut) rmSync(join(files, path), { recursive: true, force: true });
  const archive = `${files}.tar`;
  runEngine('tar', ['--create', '--numeric-owner', `--file=${archive}`, '--directory', files, '.']);
  runEngine('podman', ['import', '--quiet', archive, name]);
  rmSync(files, { recursive: true, force: true });
  rmSync(archive);
}

/** Copies this machine's npm, since Debian's brings hundreds of packages. @param {string} files */
function addNpm(files) {
  const found = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8', env: withoutPackages() }).stdout.trim();
  const own = join(files, 'usr/local/lib/npm');
  cpSync(dirname(dirname(realpathSync(found))), own, { recursive: true });
  // It would look for its settings in /usr/etc, beside Debian's Node.
  writeFileSync(join(own, 'npmrc'), 'prefix=/usr/local\n');
  symlinkSync('../lib/npm/bin/npm-cli.js', join(files, 'usr/local/bin/npm'));
}
