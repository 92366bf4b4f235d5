import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePrograms } from '../../tools/require-programs.mjs';
import { type Pgbouncer, startPgbouncer } from '../../tools/start-pgbouncer.mjs';
import { type PostgresServer, startPostgres } from '../../tools/start-postgres.mjs';
import { nothingLost, sellThrough } from '../support/sell-through.ts';
import { openTwoServers, type TwoServers } from '../support/two-servers.ts';

const RESTARTS = 5;
/** Milliseconds without a pooler. */
const AWAY = 3_000;

let folder: string;
let postgres: PostgresServer;
let pgbouncer: Pgbouncer;
let two: TwoServers;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-pooler-'));
  // PgBouncer runs as another user.
  await chmod(folder, 0o755);
  postgres = await startPostgres({ durable: true });
  const program = requirePrograms(['pgbouncer']).pgbouncer;
  pgbouncer = await startPgbouncer({ program, folder, url: postgres.url });
  two = await openTwoServers(pgbouncer.url, { DATABASE_DIRECT_URL: postgres.url });
});
afterAll(async () => {
  await two.close();
  await pgbouncer.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

it('loses no payment when PgBouncer is killed and started again', async () => {
  const outcome = await sellThrough(
    { ...two, ...two.database },
    {
      proof: 'PgBouncer is killed under load and started again',
      times: RESTARTS,
      async fault() {
        await pgbouncer.kill();
        await sleep(AWAY);
        await pgbouncer.restart();
      },
    },
  );
  expect(outcome).toEqual(nothingLost);
  expect(two.servers.map((server) => server.gone())).toEqual([false, false]);
});
