import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../ports/config.ts';
import { type Finding, missing, ok, warning } from './finding.ts';

const GIGABYTE = 1_000_000_000;
const TOO_LITTLE = GIGABYTE;
const LITTLE = 5 * GIGABYTE;
const STALE_HOURS = 26;

export async function lookAtDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  let there = dataDir;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const sentence = `${(free / GIGABYTE).toFixed(1)} GB are free for ${dataDir}.`;
  if (free < TOO_LITTLE) return missing('Disk', `${sentence} Make room: pictures and the database need 1 GB at least.`);
  return free < LITTLE ? warning('Disk', sentence) : ok('Disk', sentence);
}

/** @returns undefined without a fresh backup */
export async function lookAtCopies(folder = resolve('backups')): Promise<Finding | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names.map((name) =>
      stat(join(folder, name, 'manifest.json')).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const hours = (Date.now() - Math.max(0, ...times)) / 3_600_000;
  return hours <= STALE_HOURS
    ? ok('Backups', `The newest copy in ${folder} is ${Math.round(hours)} hours old.`)
    : undefined;
}

export const noBackup = (): Finding =>
  missing(
    'Backups',
    'There is no backup of the last 26 hours. Run "npm run backup" every night, or archive PostgreSQL’s log.',
  );
