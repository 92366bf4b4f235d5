import { createReadStream } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Manifest } from './back-up.ts';
import { continueCounting, isEmpty, tableKey, writeRows } from './table-store.ts';

/**
 * Brings a backup into an empty, migrated database and the picture folder, all rows in one transaction.
 * @throws when the database already has people in it, or when the rows are not as many as the backup had
 */
export async function restore(pool: pg.Pool, config: Pick<Config, 'images'>, folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const client = await pool.connect();
  try {
    if (!(await isEmpty(client)))
      throw new Error('This database is not empty. Restore into a new one, so that nothing is mixed up.');
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    for (const table of manifest.tables) {
      const lines = createInterface({
        input: createReadStream(join(folder, 'tables', `${tableKey(table)}.jsonl.gz`)).pipe(createGunzip()),
      });
      const count = await writeRows(client, table, lines);
      if (count !== table.rows) throw new Error(`${tableKey(table)} has ${count} rows, the backup had ${table.rows}.`);
      await continueCounting(client, table);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  if (config.images.kind === 'disk' && manifest.images > 0)
    await cp(join(folder, 'images'), config.images.dir, { recursive: true });
  return manifest;
}
