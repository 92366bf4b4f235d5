import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Schema } from './database-schema.ts';

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));

const ownMigrations = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort();

async function appliedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows: tables } = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** Migrations only add, so older processes can use a newer schema. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const own = ownMigrations();
  const applied = await appliedMigrations(db);
  if (own.every((name) => applied.includes(name))) return;
  const last = own.at(-1) ?? '';
  const newer = applied.filter((name) => name > last).map((name) => [name, { up: async () => undefined }] as const);
  const ours = own.map(
    (name) =>
      [
        name,
        {
          up: async (tx: Kysely<unknown>) => {
            await sql.raw(readFileSync(`${folder}${name}.sql`, 'utf8')).execute(tx);
          },
        },
      ] as const,
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries([...ours, ...newer]) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
