import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createServices } from '../../server/app/create-services.ts';
import { decideConfig } from '../../server/app/decide-config.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { databaseUrl, runOn } from './database.ts';

/** Creates the database that each test file copies: an embedded image, or a template on `TEST_DATABASE_URL`. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-tests-'));
  const server = process.env.TEST_DATABASE_URL;
  const drop = server ? await makeTemplate(server, folder) : await makeImage(folder);
  return async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(server: string, folder: string) {
  const name = `settee_template_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}`);
  await open(databaseUrl(server, name), folder);
  process.env.TEST_DATABASE_TEMPLATE = name;
  return () => runOn(server, `drop database ${name} with (force)`);
}

async function makeImage(folder: string) {
  const instance = await PGlite.create('memory://');
  const image = await open(instance, folder);
  const file = join(folder, 'database.tar');
  await writeFile(file, image ?? '');
  process.env.TEST_DATABASE_IMAGE = file;
  return async () => undefined;
}

async function open(where: string | PGlite, folder: string): Promise<Uint8Array | undefined> {
  const config = decideConfig({ DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' });
  const embedded = typeof where === 'string' ? undefined : where;
  const database = await openDatabase({ kind: 'server', url: typeof where === 'string' ? where : '' }, embedded);
  const services = await createServices(config, { database: { ...database, close: async () => undefined } });
  await services.close();
  const image = embedded && (await (await embedded.dumpDataDir('none')).bytes());
  await database.close();
  return image;
}
