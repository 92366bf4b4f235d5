import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** The long form runs more. */
const TRIALS = Number(process.env.AGREED_TRIALS ?? 12);
const PATIENCE = { timeout: 120_000, interval: 20 };
/** Milliseconds between trials. */
const STRIDE = 25;

const tally = { tried: 0, lost: 0 };
let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: 2 * TRIALS });
});
afterAll(async () => {
  reportProof({ proof: 'An agreed hold ends as its buyer pays, and another buyer buys', ...tally });
  expect(await shop.brokenRules()).toEqual([]);
  await shop.close();
});

type Money = { buyer_id: string; state: string; kept: number };

/** With what the provider has kept. */
async function moneyOf(listing: string): Promise<Money[]> {
  const { rows } = await shop.pool.query<Money>(
    `select p.buyer_id, p.state, (coalesce((select sum((i.body->>'amount_received')::int) from sandbox_stripe.object i
       where i.kind = 'payment_intent' and i.body->'metadata'->>'checkout_id' = p.id::text), 0)
       - coalesce((select sum((r.body->>'amount')::int) from sandbox_stripe.object r
           where r.kind = 'refund' and r.body->>'payment_intent' = p.intent_id and r.body->>'status' = 'succeeded'), 0))::int as kept
     from purchases p where p.listing_id = $1`,
    [listing],
  );
  return rows;
}

it('a payment at the end of an agreed hold leaves one order and one charge, and the loser reads what happened', async () => {
  const outcomes = { agreed: 0, other: 0 };
  // Milliseconds; follows the outcomes, to stay at the edge.
  let spare = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    await shop.renewTokens();
    const [buyer, rival] = shop.people.slice(2 * trial) as [Person, Person];
    const listing = await offerListing(shop.pool, [buyer, rival]);
    const { rows } = await shop.pool.query<{ seller_id: string }>('select seller_id from listings where id = $1', [
      listing,
    ]);
    const seller = await shop.signIn(rows[0]?.seller_id ?? '');
    const offer = await shop.callUntilFree(buyer, 'POST', '/offers', { listingId: listing, amountCents: 10_000 });
    await shop.callUntilFree(seller, 'POST', `/offers/${offer.body.id}/accept`);
    const price = { price: '100', previousId: listing };
    const { body } = await shop.callUntilFree(buyer, 'POST', '/payment-intent', price);
    await shop.pool.query(
      `update purchases set held_until = now() + $2::int * interval '1 ms', due_at = now() + $2::int * interval '1 ms'
       where listing_id = $1`,
      [listing, Math.max(0, 100 + spare)],
    );
    const buyOther = async () => {
      for (;;) {
        const answer = await shop.requestUntilFree(rival, listing);
        if (answer.status === 200) {
          await shop.confirmCard(answer.body.clientSecret ?? '');
          return shop.callUntilFree(rival, 'PUT', `/payment/${listing}`);
        }
        expect([409, answer.body.message]).toEqual([answer.status, expect.any(String)]);
        if (answer.body.code === 'item_unavailable') return answer;
        await sleep(10);
      }
    };
    const payAgreed = async () => {
      await sleep(100);
      await shop.confirmCard(body.clientSecret ?? '');
      return shop.callUntilFree(buyer, 'PUT', `/payment/${listing}`);
    };
    const [other, agreed] = await Promise.all([buyOther(), payAgreed()]);
    const money = await vi.waitFor(async () => {
      const now = await moneyOf(listing);
      expect(now.filter(({ state }) => !['paid', 'expired', 'cancelled', 'refunded'].includes(state))).toEqual([]);
      expect(now.some(({ state }) => state === 'paid')).toBe(true);
      return now;
    }, PATIENCE);
    const won = money.find(({ state }) => state === 'paid')?.buyer_id === buyer.id;
    const prices = { [buyer.id]: 10_000, [rival.id]: 12_000 };
    const wrong = money.filter(({ buyer_id, state, kept }) => kept !== (state === 'paid' ? prices[buyer_id] : 0));
    tally.tried += 1;
    tally.lost += wrong.length;
    expect(wrong).toEqual([]);
    expect(money.filter(({ state }) => state === 'paid')).toHaveLength(1);
    const [winner, loser] = won ? [agreed, other] : [other, agreed];
    expect(winner).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(loser.status).toBe(409);
    expect(['hold_expired', 'item_unavailable']).toContain(loser.body.code);
    const { rows: sales } = await shop.pool.query('select buyer_id from sales where listing_id = $1', [listing]);
    expect(sales).toEqual([{ buyer_id: (won ? buyer : rival).id }]);
    outcomes[won ? 'agreed' : 'other'] += 1;
    spare += won ? -STRIDE : STRIDE;
  }
  // Both outcomes must occur, or the trials missed the edge.
  expect(Math.min(outcomes.agreed, outcomes.other)).toBeGreaterThan(0);
});
