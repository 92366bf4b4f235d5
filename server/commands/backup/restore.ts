import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../ports/config.ts';
import type { Manifest } from './back-up.ts';
import { lineFileName, readLineFile } from './line-file.ts';
import { checkPictureList } from './picture-list.ts';
import { restorePictures } from './restore-pictures.ts';
import { clearFilled, continueCounting, endLogins, isEmpty, tableKey, writeRows } from './table-store.ts';

export type Restored = Pick<Manifest, 'tables' | 'images'> & { remark?: string };

/**
 * Restores to an empty, migrated database: rows in one transaction, then pictures.
 * @throws when the database has accounts, or a table or the picture list was changed; nothing changes then. Damaged
 * pictures are named, and the rest is restored.
 */
export async function restore(pool: pg.Pool, config: Pick<Config, 'images'>, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  const { tables, images, imageList } = manifest;
  const to = config.images.kind === 'disk' ? config.images.dir : undefined;
  try {
    if (to !== undefined && imageList) await checkPictureList(folder, imageList);
    await restoreRows(pool, tables, folder);
  } catch (error) {
    throw explained('Nothing was restored.', error);
  }
  if (images === 0) return { tables, images };
  if (to === undefined) return { tables, images: 0, remark: LEFT_IN_BACKUP };
  const brought = await restorePictures(manifest, folder, to).catch((error: unknown) => {
    throw explained('All rows are back.', error);
  });
  return { tables, images: brought, remark: imageList ? undefined : NOT_COMPARED };
}

const LEFT_IN_BACKUP = 'The pictures were left in the backup: this Settee keeps its pictures elsewhere.';
const NOT_COMPARED =
  'The pictures could not be compared: this backup is from before they were listed. Run "npm run verify-pictures".';

const explained = (state: string, cause: unknown) =>
  new Error(`${state} ${cause instanceof Error ? cause.message : cause}`, { cause });

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  } catch (cause) {
    const message = `There is no whole backup in ${folder}: its manifest.json, which is written last, cannot be read.`;
    throw new Error(message, { cause });
  }
}

async function restoreRows(pool: pg.Pool, tables: Manifest['tables'], folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    if (!(await isEmpty(client)))
      throw new Error('This database is not empty. Restore into a new one, so that nothing is mixed up.');
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await clearFilled(client, tables);
    for (const table of tables) {
      const file = join(folder, 'tables', lineFileName(tableKey(table)));
      await readLineFile(file, table, (lines) => writeRows(client, table, lines));
      await continueCounting(client, table);
    }
    await endLogins(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
