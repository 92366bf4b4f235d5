import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../../server/app/env.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { freePort } from './free-port.ts';
import { createPeople, renewTokens } from './people.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const SECRET = 'a secret that only these servers know';
const PEOPLE = 6;

/**
 * Starts two servers on a database that a test ends and starts again. `restart` replaces one of them.
 * @param env more settings
 */
export async function openTwoServers(databaseUrl: string, env: Env = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-two-'));
  const port = String(await freePort());
  const issuer = `http://127.0.0.1:${port}`;
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: issuer,
    TOKEN_SECRET: SECRET,
    SEED: 'none',
    RATE_LIMITS: 'off',
    PAYOUT_ACCOUNT_SECONDS: '0',
    HOLD_MINUTES: '0.2',
    LOG_LEVEL: 'silent',
    ...env,
  };
  const servers: ServerProcess[] = [await startServer({ ...settings, PORT: port }), await startServer(settings)];
  const database = await openDatabase({ kind: 'server', url: env.DATABASE_DIRECT_URL ?? databaseUrl });
  const access = { pool: database.pool, secret: SECRET, issuer };
  const people = await createPeople(access, PEOPLE);
  return {
    servers,
    database,
    people,
    renewTokens: () => renewTokens(access, people),
    async restart(which: number) {
      servers[which] = await startServer(settings);
    },
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TwoServers = Awaited<ReturnType<typeof openTwoServers>>;
