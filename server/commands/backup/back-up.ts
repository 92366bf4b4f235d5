import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { isOfDisk } from '../../platform/files/disk-failure.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { pictureHash } from '../../platform/files/picture-hash.ts';
import type { Config } from '../../ports/config.ts';
import { type LineMark, lineFileName, writeLineFile } from './line-file.ts';
import { copyPicture, picturesIn } from './picture-files.ts';
import { type ListedPicture, pictureFolder, writePictureList } from './picture-list.ts';
import { filterReferenced, listPictures, listTables, readRows, type Table, tableKey } from './table-store.ts';

const NAMED = 20;

/** Content of `manifest.json`, to verify a restore. */
export type Manifest = {
  format: 1;
  takenAt: string;
  tables: (Table & LineMark)[];
  images: number;
  /** Undefined with remote pictures and in old backups. */
  imageList?: LineMark;
  /** Picture files that were missing or changed, if any. */
  faultyImages?: number;
};

/**
 * Writes rows of one instant as JSON lines, local pictures, and the manifest last, as a mark of completeness.
 * @param folder must not exist yet
 * @throws at the end, naming picture files that are missing or changed; all else is in the backup
 */
export async function backUp(pool: pg.Pool, config: Pick<Config, 'images'>, folder: string): Promise<Manifest> {
  await makeBackupFolder(folder);
  try {
    return await fillBackup(pool, config, folder);
  } catch (cause) {
    if (!isOfDisk(cause)) throw cause;
    const message = `${folder} holds no whole backup: ${cause instanceof Error ? cause.message : cause}. Make room or name another disk, remove the folder, and run it again.`;
    throw new Error(message, { cause });
  }
}

async function fillBackup(pool: pg.Pool, config: Pick<Config, 'images'>, folder: string): Promise<Manifest> {
  const client = await pool.connect();
  const tables: Manifest['tables'] = [];
  let pictures: Awaited<ReturnType<typeof listPictures>> = [];
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    for (const table of await listTables(client)) {
      const file = join(folder, 'tables', lineFileName(tableKey(table)));
      tables.push({ ...table, ...(await writeLineFile(file, readRows(client, table))) });
    }
    if (config.images.kind === 'disk') pictures = await listPictures(client);
    await client.query('commit');
  } finally {
    client.release();
  }
  // Unused pictures stay a day, so every row finds its files.
  const copied = new Map<string, string>();
  const imageList = config.images.kind === 'disk' ? await copyPictures(config.images.dir, folder, copied) : undefined;
  const images = imageList?.rows ?? 0;
  const { missing, changed, needed } = await findFaults(pool, { pictures, copied });
  const faultyImages = missing.length + changed.length || undefined;
  const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), tables, images, imageList, faultyImages };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  if (missing.length > 0) throw new Error(explainMissing(missing, needed, folder));
  if (changed.length > 0) throw new Error(explainChanged(changed, folder));
  return manifest;
}

/** @throws an error that names the place and says why */
async function makeBackupFolder(folder: string): Promise<void> {
  try {
    await makeFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
    await mkdir(join(folder, 'tables'));
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === 'EEXIST' && existsSync(folder);
    throw new Error(
      isThere
        ? `${folder} is there already. Name a folder that is not, so that no backup is mixed with another.`
        : `${folder} cannot be made, so nothing was saved: ${cause instanceof Error ? cause.message : cause}. Name a folder on a disk that can be written.`,
      { cause },
    );
  }
}

type Copied = { pictures: Awaited<ReturnType<typeof listPictures>>; copied: Map<string, string> };

/** Missing files, those with other bytes than the upload, and how many are needed. */
async function findFaults(pool: pg.Pool, { pictures, copied }: Copied) {
  const needed = pictures.flatMap(({ files }) => files);
  const missing = await filterReferenced(
    pool,
    needed.filter((name) => !copied.has(name)),
  );
  const isChanged = ({ hash, files }: (typeof pictures)[number]) =>
    files.every((name) => copied.has(name)) &&
    pictureHash(files.map((name) => Buffer.from(copied.get(name) ?? '', 'hex'))) !== hash;
  const changed = await filterReferenced(
    pool,
    pictures.filter(isChanged).flatMap(({ files }) => files),
  );
  return { missing, changed, needed: needed.length };
}

function explainChanged(changed: string[], folder: string): string {
  return (
    `Pictures are not what was uploaded; one file or more of these was changed:\n${someOf(changed).join('\n')}\n` +
    `They are in ${folder} as they are. Bring the files back from an earlier backup, then run "npm run verify-pictures".`
  );
}

function someOf(names: string[]): string[] {
  const some = names.slice(0, NAMED);
  return names.length > NAMED ? [...some, `and ${names.length - NAMED} more`] : some;
}

function explainMissing(missing: string[], of: number, folder: string): string {
  return (
    `${missing.length} of ${of} picture files are missing and are not in the backup:\n${someOf(missing).join('\n')}\n` +
    `Everything else is in ${folder}. Bring the files back from an earlier backup, then run "npm run verify-pictures".`
  );
}

/** @param hashes gets those of the copied files, by name */
async function copyPictures(from: string, folder: string, hashes: Map<string, string>): Promise<LineMark> {
  await makeFolder(from);
  const copied = async function* (): AsyncGenerator<ListedPicture> {
    for await (const path of picturesIn(from)) {
      const sha256 = await copyPicture(join(from, path), join(pictureFolder(folder), path));
      // Removed meanwhile, if unused.
      if (sha256 === undefined) continue;
      hashes.set(path, sha256);
      yield { path, sha256 };
    }
  };
  return writePictureList(folder, copied());
}
