import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** How many migrations a version without a tag is older. */
const MIGRATIONS = 10;

/**
 * Writes the sources of the version before into a folder: of the last release, or while there is none, of the commit that had ten
 * migrations fewer. Needs the project's whole history.
 * @returns the folder, a name for people, and how many migrations are new since
 */
export function unpackPreviousVersion() {
  if (git('rev-parse', '--is-shallow-repository') !== 'false')
    throw new Error(
      'The version before is read from the history of the project: run git fetch --unshallow --tags first.',
    );
  const commit = [...releases(), commitBefore(MIGRATIONS)].find((one) => countMigrations(one) < own.length) ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'settee-previous-'));
  execFileSync('tar', ['-x', '-C', folder], { input: run('archive', commit) });
  install(folder);
  // Its pages are not looked at.
  symlinkSync(join(root, 'dist'), join(folder, 'dist'));
  return {
    folder,
    name: git('log', '-1', '--format=%h of %cs', commit),
    newMigrations: own.length - countMigrations(commit),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const own = readdirSync(join(root, 'server', 'migrations')).sort();

const countMigrations = (commit: string) =>
  git('ls-tree', '--name-only', commit, 'server/migrations/').split('\n').length;

/** The releases before this version by their tags, the newest first. */
const releases = () => git('tag', '--merged', 'HEAD^', '--sort=-creatordate', 'v*').split('\n').filter(Boolean);

/** The commit of this branch that brought the migration which was the last one before the newest. */
function commitBefore(newest: number): string {
  const last = own.at(-1 - newest);
  const added = ['--first-parent', '-m', '--diff-filter=A', '--format=%H'];
  const commit = git('log', ...added, '--', `server/migrations/${last}`)
    .split('\n')
    .at(-1);
  if (!commit) throw new Error(`No commit added ${last}: the history of the project is not here.`);
  return commit;
}

/** Uses the packages that are installed, if they are those of that version; else installs its own. */
function install(folder: string): void {
  const wanted = Object.entries(
    readJson<{ dependencies: Record<string, string> }>(folder, 'package.json').dependencies,
  );
  const isHere = wanted.every(([name, version]) => {
    try {
      return readJson<{ version: string }>(root, 'node_modules', name, 'package.json').version === version;
    } catch {
      return false;
    }
  });
  if (isHere) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}

const readJson = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/** Root may read a project of somebody else. */
const run = (...args: string[]) =>
  execFileSync('git', ['-c', `safe.directory=${root}`, ...args], { cwd: root, maxBuffer: 2 ** 30 });
const git = (...args: string[]) =>
  run(...args)
    .toString()
    .trim();
