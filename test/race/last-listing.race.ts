import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerListing, type Person } from '../support/people.ts';
import { percentile } from '../support/percentile.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** The long form runs 50 rounds (reliability 7, no. 1). */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
/** Rounds of slower cases; the long form runs 20 (reliability T2, T3). */
const FEWER_ROUNDS = Math.ceil((ROUNDS * 2) / 5);
const RIVALS = 200;
/** Buyers who also pay. A round lasts until the sale, and with all 200 much longer. */
const PAYING = 60;
const PAY_WITHIN = 50;
const CLICKS = 50;
const tally = { asked: 0, doubled: 0 };
const sales = { tried: 0, lost: 0 };
const clicks = { tried: 0, lost: 0 };
const waits: number[] = [];

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: RIVALS });
});
afterAll(async () => {
  reportProof({
    proof: '200 buyers ask for one listing',
    tried: tally.asked,
    lost: tally.doubled,
    note: `${ROUNDS} rounds; answered within ${measured(percentile(waits, 99), 'ms', 2000)} (p99), ${Math.round(percentile(waits, 50))} ms (p50)`,
  });
  reportProof({
    proof: 'One listing, and whoever gets the chance pays: rounds with one payment',
    ...sales,
    note: `${PAYING} buyers who take up to ${PAY_WITHIN} ms, for lack of time instead of 200 who take up to 20 s`,
  });
  reportProof({ proof: 'The same call of one buyer at one instant', ...clicks, note: `${CLICKS} at a time` });
  expect(await shop.brokenRules()).toEqual([]);
  await shop.close();
});

it('gives the listing to one of 200 buyers who ask at the same instant', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await shop.renewTokens();
    const listing = await offerListing(shop.pool, shop.people);
    const asked = performance.now();
    const answers = await Promise.all(
      shop.people.map(async (rival) => {
        const answer = await shop.requestUntilFree(rival, listing);
        waits.push(performance.now() - asked);
        return answer;
      }),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    tally.asked += answers.length;
    tally.doubled += Math.abs(count(200) - 1);
    expect({ won: count(200), refused: count(409) }).toEqual({ won: 1, refused: RIVALS - 1 });
    expect(await shop.intentsOf(listing)).toHaveLength(1);
  }
});

it('sells it once, when each buyer pays whenever they get the chance and some give it back first', async () => {
  for (let round = 0; round < FEWER_ROUNDS; round++) {
    await shop.renewTokens();
    const listing = await offerListing(shop.pool, shop.people);
    let sold = false;
    const tryToBuy = async (rival: Person, patience: number) => {
      for (let attempt = 0; attempt < patience && !sold; attempt++) {
        const { status, body } = await shop.requestUntilFree(rival, listing);
        expect([200, 409]).toContain(status);
        if (status === 200 && body.clientSecret) {
          await sleep(Math.random() * PAY_WITHIN);
          if (attempt === 0) {
            await shop.call(rival, 'DELETE', `/payment-intent/${listing}`);
          } else if ((await shop.confirmCard(body.clientSecret)) === 200) {
            sold = true;
            await shop.call(rival, 'PUT', `/payment/${listing}`);
          }
        }
        await sleep(Math.random() * 300);
      }
    };
    await Promise.all(shop.people.slice(0, PAYING).map((rival) => tryToBuy(rival, 20)));
    await vi.waitFor(
      async () => {
        const { rows } = await shop.pool.query('select state from listings where id = $1', [listing]);
        expect(rows).toEqual([{ state: 'sold' }]);
      },
      { timeout: 120_000, interval: 200 },
    );
    const paid = (await shop.intentsOf(listing)).filter((status) => status === 'succeeded');
    sales.tried += 1;
    sales.lost += paid.length === 1 ? 0 : 1;
    expect(paid).toHaveLength(1);
    expect(await salesOf(listing)).toBe(1);
  }
});

it('makes one intent and one charge of a double click, two tabs and every retry', async () => {
  await shop.renewTokens();
  const [buyer] = shop.people as [Person];
  for (let round = 0; round < FEWER_ROUNDS; round++) {
    const listing = await offerListing(shop.pool, [buyer]);
    const answers = await Promise.all(Array.from({ length: CLICKS }, () => shop.requestUntilFree(buyer, listing)));
    clicks.tried += answers.length;
    const intents = await shop.intentsOf(listing);
    clicks.lost += Math.abs(intents.length - 1);
    expect(intents).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    const secret = answers[0]?.body.clientSecret ?? '';
    await Promise.all(Array.from({ length: 5 }, () => shop.confirmCard(secret)));
    await Promise.all(Array.from({ length: 10 }, () => shop.call(buyer, 'PUT', `/payment/${listing}`)));
    expect(await shop.intentsOf(listing)).toEqual(['succeeded']);
    expect(await salesOf(listing)).toBe(1);
  }
});

async function salesOf(listing: string): Promise<number> {
  const { rows } = await shop.pool.query('select 1 from sales where listing_id = $1', [listing]);
  return rows.length;
}
