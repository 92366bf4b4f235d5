import { constants, existsSync } from 'node:fs';
import { access, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../../ports/config.ts';
import { lineFileName } from '../backup/line-file.ts';
import { tableKey } from '../backup/table-store.ts';
import { type Finding, missing, ok, reasonOf, warning } from './finding.ts';

const GIGABYTE = 1_000_000_000;
const TOO_LITTLE = GIGABYTE;
const LITTLE = 5 * GIGABYTE;
const STALE_HOURS = 26;

export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  let there = dataDir;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  const refusal = await whyNotWritable(there);
  if (refusal) return missing('Data folder', `${dataDir} cannot be written: ${refusal}`);
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const sentence = `${(free / GIGABYTE).toFixed(1)} GB are free for ${dataDir}.`;
  if (free < TOO_LITTLE) return missing('Disk', `${sentence} Make room: pictures and the database need 1 GB at least.`);
  return free < LITTLE ? warning('Disk', sentence) : ok('Disk', sentence);
}

async function whyNotWritable(folder: string): Promise<string | undefined> {
  if (!(await stat(folder)).isDirectory()) return `${folder} is not a folder.`;
  return access(folder, constants.W_OK).then(
    () => undefined,
    (error: unknown) => reasonOf(error),
  );
}

/**
 * Looks at the newest complete copy of `npm run backup`.
 * @param folder where backups are kept
 * @returns nothing without a fresh one
 */
export async function checkCopies({ dataDir }: Pick<Config, 'dataDir'>, folder: string): Promise<Finding[]> {
  const newest = await newestCopy(folder);
  if (!newest || newest.hours > STALE_HOURS) return [];
  const { lost, faultyImages } = await readFaults(newest.path);
  if (lost > 0)
    return [missing('Backups', `The newest copy, ${newest.path}, lacks ${lost} of the files that its manifest names.`)];
  if (faultyImages > 0)
    return [
      missing(
        'Backups',
        `In the newest copy, ${newest.path}, ${faultyImages} picture files are missing or changed. Run "npm run verify-pictures", which names them.`,
      ),
    ];
  const found = ok('Backups', `The newest copy in ${folder} is ${Math.round(newest.hours)} hours old.`);
  return (await isSameDisk(folder, dataDir))
    ? [found, warning('Backups', `${folder} is on the same disk as the data. Keep a copy on another machine.`)]
    : [found];
}

async function newestCopy(folder: string): Promise<{ path: string; hours: number } | undefined> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const times = await stat(join(path, 'manifest.json')).catch(() => undefined);
      return times && { path, hours: (Date.now() - times.mtimeMs) / 3_600_000 };
    }),
  );
  return found.filter((copy) => copy !== undefined).sort((one, other) => one.hours - other.hours)[0];
}

const manifestParts = z.object({
  tables: z.array(z.object({ schema: z.string(), name: z.string() })),
  imageList: z.unknown(),
  faultyImages: z.number().optional(),
});

/** Counts named files that are missing or empty; a copy to another machine may have been interrupted. */
async function readFaults(path: string): Promise<{ lost: number; faultyImages: number }> {
  // A manifest that was cut off is a missing file itself.
  const manifest: unknown = await readFile(join(path, 'manifest.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const read = manifestParts.safeParse(manifest);
  if (!read.success) return { lost: 1, faultyImages: 0 };
  const files = read.data.tables.map((table) => join('tables', lineFileName(tableKey(table))));
  if (read.data.imageList) files.push(lineFileName('images'));
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(path, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return { lost: sizes.filter((size) => size === 0).length, faultyImages: read.data.faultyImages ?? 0 };
}

async function isSameDisk(...paths: string[]): Promise<boolean> {
  const devices = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  return new Set(devices.map((found) => found?.dev)).size === 1;
}

export const noBackup = (folder: string): Finding =>
  missing(
    'Backups',
    `There is no whole backup of the last 26 hours in ${folder}. Run "npm run backup" every night, name its place by "-- --backups FOLDER", or archive PostgreSQL’s log.`,
  );
