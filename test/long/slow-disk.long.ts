import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../tools/start-postgres.mjs';
import { nothingLost, sellThrough } from '../support/sell-through.ts';
import { openTwoServers, type TwoServers } from '../support/two-servers.ts';

const TIMES = 3;
/** Milliseconds of a slow disk. */
const SLOW = 20_000;
/** Microseconds that each commit waits for the disk: the most that PostgreSQL can be told to wait. */
const COMMIT = 100_000;

let postgres: PostgresServer;
let two: TwoServers;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  two = await openTwoServers(postgres.url);
});
afterAll(async () => {
  await two.close();
  await postgres.stop();
});

async function commitIn(microseconds: number): Promise<void> {
  const { pool } = two.database;
  await pool.query(`alter system set commit_delay = ${microseconds}`);
  await pool.query('alter system set commit_siblings = 0');
  await pool.query('select pg_reload_conf()');
}

it('sells on, slower, while each commit waits a tenth of a second for the disk', async () => {
  let slowSales = 0;
  const outcome = await sellThrough(
    { ...two, ...two.database },
    {
      proof: 'A slow disk under load',
      times: TIMES,
      async fault(_, shoppers) {
        await commitIn(COMMIT);
        const until = sleep(SLOW);
        await shoppers.nextPaid();
        slowSales += 1;
        await until;
        await commitIn(0);
      },
    },
  );
  expect(outcome).toEqual(nothingLost);
  expect(slowSales).toBe(TIMES);
});
