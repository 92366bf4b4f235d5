import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerPiece, type Rival } from '../support/crowd.ts';
import { percentile } from '../support/percentile.ts';
import { reportProof } from '../support/proof-report.ts';
import { openRaceTrack, type RaceTrack } from '../support/race-track.ts';

/** The long form runs 50 rounds (reliability 7, no. 1). */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5);
const RIVALS = 200;
const tally = { asked: 0, doubled: 0 };
/** Milliseconds that each of the 200 waited for an answer. */
const waits: number[] = [];

let track: RaceTrack;
beforeAll(async () => {
  track = await openRaceTrack({ rivals: RIVALS });
}, 120_000);
afterAll(async () => {
  reportProof({
    proof: '200 buyers ask for one piece',
    tried: tally.asked,
    lost: tally.doubled,
    note: `${ROUNDS} rounds; answered within ${Math.round(percentile(waits, 99))} ms (p99), ${Math.round(percentile(waits, 50))} ms (p50)`,
  });
  expect(await track.brokenRules()).toEqual([]);
  await track.close();
});

it(
  'gives the piece to one of 200 buyers who ask at the same instant',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await track.renewTokens();
      const piece = await offerPiece(track.pool, track.crowd);
      const asked = performance.now();
      const answers = await Promise.all(
        track.crowd.map(async (rival) => {
          const answer = await track.ask(rival, piece);
          waits.push(performance.now() - asked);
          return answer;
        }),
      );
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      tally.asked += answers.length;
      tally.doubled += Math.abs(count(200) - 1);
      expect({ won: count(200), refused: count(409) }).toEqual({ won: 1, refused: RIVALS - 1 });
      expect(await track.intentsOf(piece)).toHaveLength(1);
    }
  },
  ROUNDS * 60_000,
);

it(
  'sells it once, when each buyer pays whenever they get the chance and some give it back first',
  async () => {
    for (let round = 0; round < Math.ceil(ROUNDS / 2); round++) {
      await track.renewTokens();
      const piece = await offerPiece(track.pool, track.crowd);
      let sold = false;
      const tryToBuy = async (rival: Rival, patience: number) => {
        for (let attempt = 0; attempt < patience && !sold; attempt++) {
          const { status, body } = await track.ask(rival, piece);
          expect([200, 409]).toContain(status);
          if (status === 200 && body.clientSecret) {
            await sleep(Math.random() * 50);
            if (attempt === 0) {
              await track.call(rival, 'DELETE', `/payment-intent/${piece}`);
            } else if ((await track.confirmCard(body.clientSecret)) === 200) {
              sold = true;
              await track.call(rival, 'PUT', `/payment/${piece}`);
            }
          }
          await sleep(Math.random() * 300);
        }
      };
      await Promise.all(track.crowd.slice(0, 60).map((rival) => tryToBuy(rival, 20)));
      await vi.waitFor(
        async () => {
          const { rows } = await track.pool.query('select state from listings where id = $1', [piece]);
          expect(rows).toEqual([{ state: 'sold' }]);
        },
        { timeout: 60_000, interval: 200 },
      );
      const paid = (await track.intentsOf(piece)).filter((status) => status === 'succeeded');
      expect(paid).toHaveLength(1);
      const { rows } = await track.pool.query('select 1 from sales where listing_id = $1', [piece]);
      expect(rows).toHaveLength(1);
    }
  },
  ROUNDS * 60_000,
);

it('makes one intent and one charge of a double click, two tabs and every retry', async () => {
  await track.renewTokens();
  const piece = await offerPiece(track.pool, track.crowd);
  const [buyer] = track.crowd as [Rival];
  const answers = await Promise.all(Array.from({ length: 50 }, () => track.ask(buyer, piece)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  const secret = answers[0]?.body.clientSecret ?? '';
  await Promise.all(Array.from({ length: 5 }, () => track.confirmCard(secret)));
  await Promise.all(Array.from({ length: 10 }, () => track.call(buyer, 'PUT', `/payment/${piece}`)));
  expect(await track.intentsOf(piece)).toEqual(['succeeded']);
  const { rows } = await track.pool.query('select 1 from sales where listing_id = $1', [piece]);
  expect(rows).toHaveLength(1);
});
