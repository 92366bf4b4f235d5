import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/platform/db/database.ts';
import { nothingLost, sellThrough } from '../support/sell-through.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const FREEZES = 3;
/** Longer than the 30 s for which a process keeps what it has taken. */
const FROZEN_SECONDS = 40;

let shop: StartedShop;
let database: Database;
beforeAll(async () => {
  shop = await startShop({ people: 6, env: { HOLD_MINUTES: '0.2' } });
  database = await openDatabase({ kind: 'server', url: shop.settings.DATABASE_URL ?? '' });
});
afterAll(async () => {
  await database.close();
  await shop.close();
});

it('sells on while one process is frozen, and nothing happens twice when it goes on', async () => {
  const { servers } = shop;
  const outcome = await sellThrough(
    { ...shop, db: database.db },
    {
      proof: 'A process is frozen under load and goes on later',
      times: FREEZES,
      async fault(freeze, shoppers) {
        const frozen = servers[freeze % 2];
        process.kill(frozen?.pid ?? 0, 'SIGSTOP');
        const thawed = sleep(FROZEN_SECONDS * 1000).then(() => process.kill(frozen?.pid ?? 0, 'SIGCONT'));
        await shoppers.nextPaid();
        await thawed;
      },
    },
  );
  expect(outcome).toEqual(nothingLost);
});
