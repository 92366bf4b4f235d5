import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/db/database.ts';
import { nothingLost, sellThrough } from '../support/sell-through.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const JUMPS = 4;
/** Milliseconds that the clocks are wrong by; a token of five minutes outlives that. */
const WRONG_BY = 120_000;
/** Milliseconds until they jump back. */
const RIGHT_FOR = 5_000;

let shop: StartedShop;
let database: Database;
beforeAll(async () => {
  shop = await startShop({ people: 6, clocksAhead: [WRONG_BY, -WRONG_BY], env: { HOLD_MINUTES: '0.2' } });
  database = await openDatabase({ kind: 'server', url: shop.settings.DATABASE_URL ?? '' });
});
afterAll(async () => {
  await database.close();
  await shop.close();
});

it('takes no payment twice and frees no paid listing when clocks jump by two minutes and back', async () => {
  const outcome = await sellThrough(
    { ...shop, db: database.db },
    {
      proof: 'Clocks of servers jump by two minutes and back under load',
      times: JUMPS,
      async fault(_, shoppers) {
        // The signal turns the shift off and on again (shifted-clock.ts).
        for (const { pid } of shop.servers) process.kill(pid, 'SIGUSR2');
        await sleep(RIGHT_FOR);
        await shoppers.nextPaid();
        for (const { pid } of shop.servers) process.kill(pid, 'SIGUSR2');
      },
    },
  );
  expect(outcome).toEqual(nothingLost);
});
