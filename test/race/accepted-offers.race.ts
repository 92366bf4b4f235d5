import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerListing } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const ROUNDS = Number(process.env.ACCEPT_ROUNDS ?? 1);
const OFFERS = 50;
const PATIENCE = { timeout: 120_000, interval: 50 };
const accepts = { tried: 0, lost: 0 };

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: OFFERS });
});
afterAll(async () => {
  reportProof({
    proof: '50 offers are accepted, or a code is sent 50 times, at the same instant',
    ...accepts,
    note: 'one hold, one handover',
  });
  expect(await shop.brokenRules()).toEqual([]);
  await shop.close();
});

const sellerOf = async (listing: string) => {
  const { rows } = await shop.pool.query<{ seller_id: string }>('select seller_id from listings where id = $1', [
    listing,
  ]);
  return shop.signIn(rows[0]?.seller_id ?? '');
};

it('holds the listing for one buyer at that price, however many offers are accepted at once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await shop.renewTokens();
    const listing = await offerListing(shop.pool, shop.people);
    const seller = await sellerOf(listing);
    const offers = await Promise.all(
      shop.people.map(async (rival, n) => {
        const answer = await shop.callUntilFree(rival, 'POST', '/offers', {
          listingId: listing,
          amountCents: 6_000 + n,
        });
        expect(answer).toMatchObject({ status: 201 });
        return String(answer.body.id);
      }),
    );
    const answers = await Promise.all(offers.map((id) => shop.callUntilFree(seller, 'POST', `/offers/${id}/accept`)));
    const { rows: holds } = await shop.pool.query(
      `select p.price_cents, p.buyer_id from purchases p join offers o on o.purchase_id = p.id and o.amount_cents = p.price_cents
         where p.listing_id = $1 and p.state = 'held' and p.agreed`,
      [listing],
    );
    const { rows: states } = await shop.pool.query(
      'select state, count(*)::int as count from offers where listing_id = $1 group by state order by state',
      [listing],
    );
    accepts.tried += OFFERS;
    accepts.lost += Math.abs(holds.length - 1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(holds).toHaveLength(1);
    expect(states).toEqual([
      { state: 'accepted', count: 1 },
      { state: 'declined', count: OFFERS - 1 },
    ]);
  }
});

it('holds it for an offer or for a buyer at the price, never for both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const listing = await offerListing(shop.pool, shop.people);
    const seller = await sellerOf(listing);
    const [one, ...others] = shop.people;
    if (!one) throw new Error('no rival');
    const offer = await shop.callUntilFree(one, 'POST', '/offers', { listingId: listing, amountCents: 9_000 });
    const answers = await Promise.all([
      shop.callUntilFree(seller, 'POST', `/offers/${offer.body.id}/accept`),
      ...others.slice(0, 10).map((rival) => shop.requestUntilFree(rival, listing)),
    ]);
    const { rows } = await shop.pool.query(
      `select 1 from purchases where listing_id = $1 and state in ('held', 'intent_ready')`,
      [listing],
    );
    accepts.tried += answers.length;
    accepts.lost += Math.abs(rows.length - 1);
    expect([rows.length, answers.filter(({ status }) => status === 200).length]).toEqual([1, 1]);
  }
});

it('hands a sale over once, however often its code is sent to two processes', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await shop.renewTokens();
    const [buyer] = shop.people;
    if (!buyer) throw new Error('no rival');
    const listing = await offerListing(shop.pool, [buyer]);
    const seller = await sellerOf(listing);
    const { body } = await shop.requestUntilFree(buyer, listing);
    await shop.confirmCard(body.clientSecret ?? '');
    const id = await vi.waitFor(async () => {
      const { rows } = await shop.pool.query<{ id: string }>('select id from fulfillments where listing_id = $1', [
        listing,
      ]);
      expect(rows).toHaveLength(1);
      return String(rows[0]?.id);
    }, PATIENCE);
    const { code } = (await shop.call(buyer, 'GET', `/fulfillments/${id}/code`)).body;
    const answers = await Promise.all(
      Array.from({ length: OFFERS }, () =>
        shop.callUntilFree(seller, 'POST', `/fulfillments/${id}/handover`, { code }),
      ),
    );
    const { rows: releases } = await shop.pool.query(
      `select 1 from ledger_entries e join sales s on s.purchase_id = e.purchase_id
         where s.listing_id = $1 and e.kind = 'release' and e.account = 'seller_available'`,
      [listing],
    );
    accepts.tried += OFFERS;
    accepts.lost += Math.abs(releases.length - 1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(releases).toHaveLength(1);
  }
});
