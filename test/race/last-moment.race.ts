import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawSample } from '../support/draw-sample.ts';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** The long form runs 1,000 (reliability 7, no. 7). */
const TRIALS = Number(process.env.RACE_TRIALS ?? 24);

const MINUTES = 60_000;
/** Milliseconds between trials. */
const STRIDE = 25;
/** Clocks of two servers; the database's clock decides about holds (reliability T31). */
const clocks: { clocks: string; clocksAhead: readonly [number, number] }[] = [
  { clocks: 'good clocks', clocksAhead: [0, 0] },
  { clocks: 'clocks ten minutes fast and slow', clocksAhead: [10 * MINUTES, -10 * MINUTES] },
];

describe.each(drawSample(clocks, 1 / 2))('servers with $clocks', ({ clocks, clocksAhead }) => {
  const tally = { tried: 0, lost: 0 };
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await startShop({ people: 20, clocksAhead });
  });
  afterAll(async () => {
    const proof = `A payment as its hold ends, by servers with ${clocks}`;
    reportProof({ proof, tried: tally.tried, lost: tally.lost });
    expect(await shop.brokenRules()).toEqual([]);
    await shop.close();
  });

  it('never both take the money and free the listing, when a payment comes as the hold ends', async () => {
    const outcomes = { sold: 0, freed: 0 };
    // Milliseconds between confirmation and end of the hold, adjusted by each result to stay at the edge.
    let spare = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      if (trial % 50 === 0) await shop.renewTokens();
      const buyer = shop.people[trial % shop.people.length] as Person;
      const listing = await offerListing(shop.pool, [buyer]);
      const { body } = await shop.request(buyer, listing);
      const confirmedIn = 100 + (Math.random() - 0.5) * 50;
      await shop.pool.query(
        `update purchases set held_until = now() + $2::int * interval '1 ms', due_at = now() + $2::int * interval '1 ms'
         where listing_id = $1`,
        [listing, Math.max(0, 100 + spare)],
      );
      await sleep(confirmedIn);
      // The scheduler's check; in half of the trials the buyer leaves instead.
      const leave = trial % 2 === 0 ? shop.call(buyer, 'DELETE', `/payment-intent/${listing}`) : undefined;
      await Promise.all([shop.confirmCard(body.clientSecret ?? ''), leave]);
      const end = await vi.waitFor(
        async () => {
          const { rows } = await shop.pool.query<{ listing: string; purchase: string }>(
            'select l.state as listing, p.state as purchase from listings l join purchases p on p.listing_id = l.id where l.id = $1',
            [listing],
          );
          expect(['sold', 'available']).toContain(rows[0]?.listing);
          return rows[0];
        },
        { timeout: 120_000, interval: 20 },
      );
      const paid = (await shop.intentsOf(listing)).includes('succeeded');
      tally.tried += 1;
      tally.lost += paid === (end?.listing === 'sold') ? 0 : 1;
      expect({ paid, ...end }).toEqual(
        paid
          ? { paid, listing: 'sold', purchase: 'paid' }
          : { paid, listing: 'available', purchase: trial % 2 === 0 ? expect.any(String) : 'expired' },
      );
      outcomes[paid ? 'sold' : 'freed'] += 1;
      spare += paid ? -STRIDE : STRIDE;
    }
    // Both outcomes must occur, or the trials missed the edge.
    expect(Math.min(outcomes.sold, outcomes.freed)).toBeGreaterThan(0);
  });
});
