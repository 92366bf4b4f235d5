import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { makeFolder } from '../../platform/files/make-folder.ts';
import type { Config } from '../../ports/config.ts';
import { type LineMark, lineFileName, writeLineFile } from './line-file.ts';
import { copyPicture, picturesIn } from './picture-files.ts';
import { type ListedPicture, pictureFolder, writePictureList } from './picture-list.ts';
import { listPictureFiles, listTables, readRows, stillNeeded, type Table, tableKey } from './table-store.ts';

const NAMED = 20;

/** Content of `manifest.json`, to verify a restore. */
export type Manifest = {
  format: 1;
  takenAt: string;
  tables: (Table & LineMark)[];
  images: number;
  /** Undefined with remote pictures and in old backups. */
  imageList?: LineMark;
};

/**
 * Writes rows of one instant, and local pictures. JSON lines also restore to PostgreSQL. The manifest comes last, as a
 * mark of completeness.
 * @param folder must not exist yet
 * @throws at the end, naming missing picture files; all else is in the backup
 */
export async function backUp(pool: pg.Pool, config: Pick<Config, 'images'>, folder: string): Promise<Manifest> {
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new Error(`${folder} is there already. Name a folder that is not, so that no backup is mixed with another.`, {
      cause,
    });
  });
  await mkdir(join(folder, 'tables'));
  const client = await pool.connect();
  const tables: Manifest['tables'] = [];
  let needed: string[] = [];
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    for (const table of await listTables(client)) {
      const file = join(folder, 'tables', lineFileName(tableKey(table)));
      tables.push({ ...table, ...(await writeLineFile(file, readRows(client, table))) });
    }
    if (config.images.kind === 'disk') needed = await listPictureFiles(client);
    await client.query('commit');
  } finally {
    client.release();
  }
  // Unused pictures stay a day, so every row finds its files.
  const lacking = new Set(needed);
  const imageList = config.images.kind === 'disk' ? await copyPictures(config.images.dir, folder, lacking) : undefined;
  const images = imageList?.rows ?? 0;
  const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), tables, images, imageList };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  const missing = await stillNeeded(pool, [...lacking]);
  if (missing.length > 0) throw new Error(explainMissing(missing, needed.length, folder));
  return manifest;
}

function explainMissing(missing: string[], of: number, folder: string): string {
  const named = missing.slice(0, NAMED);
  if (missing.length > NAMED) named.push(`and ${missing.length - NAMED} more`);
  return (
    `${missing.length} of ${of} picture files are missing and are not in the backup:\n${named.join('\n')}\n` +
    `Everything else is in ${folder}. Bring the files back from an earlier backup, then run "npm run verify-pictures".`
  );
}

/** @param lacking loses the copied names */
async function copyPictures(from: string, folder: string, lacking: Set<string>): Promise<LineMark> {
  await makeFolder(from);
  const copied = async function* (): AsyncGenerator<ListedPicture> {
    for await (const path of picturesIn(from)) {
      const sha256 = await copyPicture(join(from, path), join(pictureFolder(folder), path));
      // Removed meanwhile, if unused.
      if (sha256 === undefined) continue;
      lacking.delete(path);
      yield { path, sha256 };
    }
  };
  return writePictureList(folder, copied());
}
