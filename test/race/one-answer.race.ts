import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerListing } from '../support/people.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const ROUNDS = Number(process.env.ANSWER_ROUNDS ?? 12);

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: 2 });
});
afterAll(async () => {
  expect(await shop.brokenRules()).toEqual([]);
  await shop.close();
});

const answers = ['accept', 'decline', 'counter', 'withdraw', 'replace'] as const;

it('an offer that is accepted, declined, countered, withdrawn and replaced at once by two processes has one end', async () => {
  const ends = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    await shop.renewTokens();
    const [buyer] = shop.people;
    if (!buyer) throw new Error('no rival');
    const listing = await offerListing(shop.pool, shop.people);
    const { rows: owners } = await shop.pool.query<{ seller_id: string }>(
      'select seller_id from listings where id = $1',
      [listing],
    );
    const seller = await shop.signIn(owners[0]?.seller_id ?? '');
    const made = await shop.callUntilFree(buyer, 'POST', '/offers', { listingId: listing, amountCents: 9_000 });
    const id = String(made.body.id);
    const send = {
      accept: () => shop.callUntilFree(seller, 'POST', `/offers/${id}/accept`),
      decline: () => shop.callUntilFree(seller, 'POST', `/offers/${id}/decline`),
      counter: () => shop.callUntilFree(seller, 'POST', `/offers/${id}/counter`, { amountCents: 9_500 }),
      withdraw: () => shop.callUntilFree(buyer, 'POST', `/offers/${id}/withdraw`),
      replace: () => shop.callUntilFree(buyer, 'POST', '/offers', { listingId: listing, amountCents: 9_100 }),
    };
    // Each twice, beginning with another one in each round.
    const order = [...answers, ...answers].map((_, n) => answers[(n + round) % answers.length] ?? 'accept');
    const said = await Promise.all(order.map((name) => send[name]()));
    expect(said.filter(({ status }) => ![200, 201, 403, 404, 409].includes(status))).toEqual([]);
    const { rows } = await shop.pool.query<{ id: string; state: string }>(
      'select id, state from offers where listing_id = $1 order by created_at, id',
      [listing],
    );
    const first = rows.find((row) => row.id === id)?.state ?? '';
    ends.set(first, (ends.get(first) ?? 0) + 1);
    expect(['accepted', 'declined', 'countered', 'withdrawn', 'superseded']).toContain(first);
    // Whoever accepts twice may be told so twice; two different answers cannot both count.
    const done = new Set(order.filter((name, n) => name !== 'replace' && (said[n]?.status ?? 500) < 300));
    expect(done.size, `${first}: ${[...done]}`).toBeLessThanOrEqual(1);
    const counts = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(counts('open')).toBeLessThanOrEqual(1);
    const { rows: holds } = await shop.pool.query(
      `select price_cents from purchases where listing_id = $1 and state in ('held', 'intent_ready')`,
      [listing],
    );
    expect([counts('accepted'), holds]).toEqual(first === 'accepted' ? [1, [{ price_cents: 9_000 }]] : [0, []]);
  }
  expect([...ends.values()].reduce((sum, count) => sum + count, 0)).toBe(ROUNDS);
});
