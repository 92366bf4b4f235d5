import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { listTables, readRows, type Table, tableKey } from './table-store.ts';

/** What stands in `manifest.json`: enough to know that a restore brought everything back. */
export type Manifest = {
  format: 1;
  takenAt: string;
  tables: (Table & { rows: number; sha256: string })[];
  images: number;
};

/**
 * Writes everything people have done into a folder: all rows as of one instant, and the pictures on disk.
 * The rows are plain JSON lines, so that a backup of the embedded database restores into a PostgreSQL server as well.
 * Pictures at S3 or imgbb are those services' own to keep.
 * @param folder must not exist yet
 */
export async function backUp(pool: pg.Pool, config: Pick<Config, 'images'>, folder: string): Promise<Manifest> {
  await mkdir(folder, { mode: 0o700 });
  await mkdir(join(folder, 'tables'));
  const client = await pool.connect();
  const tables: Manifest['tables'] = [];
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    for (const table of await listTables(client))
      tables.push({ ...table, ...(await writeTable(client, table, folder)) });
    await client.query('commit');
  } finally {
    client.release();
  }
  // After the rows: a picture is never removed within a day of its last use, so every row finds its files.
  const images = config.images.kind === 'disk' ? await copyImages(config.images.dir, join(folder, 'images')) : 0;
  const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), tables, images };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

async function writeTable(client: pg.ClientBase, table: Table, folder: string) {
  const hash = createHash('sha256');
  let rows = 0;
  const lines = async function* () {
    for await (const line of readRows(client, table)) {
      hash.update(line).update('\n');
      rows += 1;
      yield `${line}\n`;
    }
  };
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(join(folder, 'tables', `${tableKey(table)}.jsonl.gz`)),
  );
  return { rows, sha256: hash.digest('hex') };
}

async function copyImages(from: string, to: string): Promise<number> {
  await mkdir(from, { recursive: true });
  await cp(from, to, { recursive: true });
  return (await readdir(to, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
}
