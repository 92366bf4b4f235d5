import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/db/database.ts';
import { startPostgres } from '../../tools/start-postgres.mjs';
import { gatherCrowd, type Rival, renewTokens } from '../support/crowd.ts';
import { freePort } from '../support/free-port.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { RECOVERY_WITHIN, waitForRecovery } from '../support/provider-recovery.ts';
import { createShoppers } from '../support/provider-shoppers.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** The long form kills 100 times each (reliability T10). */
const KILLS = Number(process.env.RANDOM_KILLS ?? 3);
const SECRET = 'a secret that only these servers know';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: Database;
let dataDir: string;
let settings: Parameters<typeof startServer>[0];
let crowd: Rival[];
const servers: ServerProcess[] = [];

beforeAll(async () => {
  // Durable: acknowledged writes must survive a kill.
  postgres = await startPostgres({ durable: true });
  dataDir = await mkdtemp(join(tmpdir(), 'settee-kills-'));
  const port = String(await freePort());
  const issuer = `http://127.0.0.1:${port}`;
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    PUBLIC_URL: issuer,
    TOKEN_SECRET: SECRET,
    SEED: 'none',
    RATE_LIMITS: 'off',
    HOLD_MINUTES: '0.2',
    LOG_LEVEL: 'silent',
  };
  servers.push(await startServer({ ...settings, PORT: port }), await startServer(settings));
  database = await openDatabase({ kind: 'server', url: postgres.url });
  crowd = await gatherCrowd({ pool: database.pool, secret: SECRET, issuer }, 6);
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const victims: Record<string, () => Promise<void>> = {
  async 'a server'() {
    const n = Math.floor(Math.random() * servers.length);
    await servers[n]?.kill();
    servers[n] = await startServer(settings);
  },
  async PostgreSQL() {
    await postgres.kill();
    // PostgreSQL refuses to start until its orphaned processes have ended.
    for (let tries = 1; ; tries++) {
      try {
        return await postgres.restart();
      } catch (error) {
        if (tries >= 50) throw error;
        await sleep(200);
      }
    }
  },
};

it.each(Object.keys(victims))(
  'no payment is lost or doubled when %s is killed at any moment',
  async (victim) => {
    const shoppers = createShoppers({ pool: database.pool, servers, crowd });
    let died = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await renewTokens({ pool: database.pool, secret: SECRET, issuer: settings.PUBLIC_URL ?? '' }, crowd);
      // Kills must happen between purchases, so wait until the shop serves again.
      await shoppers.nextPaid();
      await sleep(Math.random() * 800);
      await victims[victim]?.();
      died += servers.filter((server) => server.gone()).length;
    }
    const told = await shoppers.stop();
    const { lost, seconds } = await waitForRecovery(database);
    const { rows } = await database.pool.query<{ listing_id: string }>('select listing_id from sales');
    const sold = new Set(rows.map(({ listing_id: id }) => id));
    const forgotten = told.filter((listing) => !sold.has(listing));
    reportProof({
      proof: `Killed at random moments of paying: ${victim}`,
      tried: KILLS,
      lost: lost.length + forgotten.length + died,
      note: `${told.length} buyers were told "paid"; all settled ${measured(seconds, 's', RECOVERY_WITHIN)} after the last`,
    });
    expect({ lost, forgotten, died }).toEqual({ lost: [], forgotten: [], died: 0 });
  },
  KILLS * 30_000 + 300_000,
);
