import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../tools/start-postgres.mjs';
import { drawSample } from '../support/draw-sample.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { RECOVERY_WITHIN, waitForRecovery } from '../support/provider-recovery.ts';
import { createShoppers } from '../support/provider-shoppers.ts';
import { openTwoServers, type TwoServers } from '../support/two-servers.ts';

/** The long form kills 100 times each (reliability T10). */
const KILLS = Number(process.env.RANDOM_KILLS ?? 1);

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let two: TwoServers;

beforeAll(async () => {
  // Durable: acknowledged writes must survive a kill.
  postgres = await startPostgres({ durable: true });
  two = await openTwoServers(postgres.url);
});
afterAll(async () => {
  await two.close();
  await postgres.stop();
});

const victims: Record<string, () => Promise<void>> = {
  async 'a server'() {
    const which = Math.floor(Math.random() * two.servers.length);
    await two.servers[which]?.kill();
    await two.restart(which);
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

it.each(drawSample(Object.keys(victims), 1 / 2))(
  'no payment is lost or doubled when %s is killed at any moment',
  async (victim) => {
    const { servers, database, people } = two;
    const shoppers = createShoppers({ pool: database.pool, servers, people });
    let died = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      await two.renewTokens();
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
);
