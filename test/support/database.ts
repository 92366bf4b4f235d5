import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/platform/db/database.ts';

export type TestDatabase = Database & {
  /** URL for other processes; undefined for an embedded database. */
  url: string | undefined;
};

/**
 * Opens a fresh copy of the embedded image or the template on `TEST_DATABASE_URL`; closing removes it.
 * @param connections at once, if fewer than a server has
 */
export async function openTestDatabase(connections?: number): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template, TEST_DATABASE_IMAGE: image } = process.env;
  if (server && template) return openCopy(server, template, connections);
  if (!image) throw new Error('No database was prepared: name test/support/prepare-database.ts as globalSetup.');
  const instance = await PGlite.create({ loadDataDir: await openAsBlob(image) });
  return { ...(await openDatabase({ kind: 'embedded', dir: '' }, instance)), url: undefined };
}

async function openCopy(server: string, template: string, connections?: number): Promise<TestDatabase> {
  const name = `settee_test_${randomBytes(6).toString('hex')}`;
  // Less than half the work of writing each page to the log.
  await runOn(server, `create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(server, name);
  const database = await openDatabase({ kind: 'server', url }, undefined, { connections });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await runOn(server, `drop database ${name} with (force)`);
    },
  };
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
