import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { freePort } from '../../test/support/free-port.ts';
import { inTransaction } from '../platform/db/database.ts';
import { decideConfig } from './decide-config.ts';
import { generateCatalogue } from './demo/generate.ts';
import { insertSeedRows } from './demo/seed-store.ts';
import { startServer } from './start-server.ts';
import { welcome } from './welcome.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-welcome-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function start(database: Awaited<ReturnType<typeof openTestDatabase>>) {
  const config = decideConfig({ DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'silent' });
  const shop = await startServer(config, { overrides: { database }, pages: false });
  const logIn = async (email: string) => {
    const body = JSON.stringify({ email, password: 'settee-demo' });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${shop.url}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status;
  };
  const said = welcome(config, shop);
  const logins = await Promise.all(['buyer', 'seller', 'admin'].map((name) => logIn(`${name}@settee.test`)));
  await shop.close();
  return { said, logins };
}

it('names the demo logins, and they open', async () => {
  const { said, logins } = await start(await openTestDatabase());
  expect(said).toContain(`  Demo logins, password settee-demo
    buyer@settee.test     buys
    seller@settee.test    sells, verified
    admin@settee.test     manages people
`);
  expect(logins).toEqual([200, 200, 200]);
});

it('names no demo logins where there are none, in a database that was filled otherwise', async () => {
  const database = await openTestDatabase();
  const size = { listings: 2, people: 2, seed: 1, now: new Date('2026-01-01T00:00:00Z') };
  for await (const rows of generateCatalogue(size)) await inTransaction(database.db, (tx) => insertSeedRows(tx, rows));
  const { said, logins } = await start(database);
  expect(said).toContain('Settee is open at');
  expect(said).not.toContain('Demo logins');
  expect(logins).toEqual([401, 401, 401]);
});
