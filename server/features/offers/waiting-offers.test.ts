import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerStates, offerWaitsFor } from '../../../shared/domain/offer.ts';
import { payableStates, purchaseStates } from '../../../shared/domain/purchase.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
let seller: Actor;
let buyer: Actor;
beforeAll(async () => {
  market = await openMarket();
  [seller, buyer] = [await market.seller(), await market.buyer()];
  await market.sql('alter table offers disable trigger user');
  await market.sql('alter table purchases disable trigger user');
});
afterAll(() => market.close());

const make = async () => {
  const listing = await market.listing({ seller });
  return { listing, ...(await buyer.api.makeOffer({ body: { listingId: listing.id, amountCents: 10_000 } })) };
};
let made = 0;
/** Neither the newest nor the oldest first. */
const hoursLeft = () => 10 + ((++made * 37) % 101);
const setOffer = (id: string, state: string, by: 'buyer' | 'seller') =>
  market.sql(
    `update offers set state = $2, proposed_by = $3, expires_at = now() + make_interval(hours => $4) where id = $1`,
    [id, state, by, hoursLeft()],
  );

/** One offer in each state, by each side, and an accepted one with its purchase in each state. */
async function makeAll() {
  for (const by of ['buyer', 'seller'] as const) {
    for (const state of offerStates.filter((one) => one !== 'accepted')) await setOffer((await make()).id, state, by);
    for (const state of purchaseStates) {
      const { id, listing } = await make();
      await seller.api.acceptOffer({ params: { id } });
      await setOffer(id, 'accepted', by);
      await market.sql(
        'update purchases set state = $2, due_at = null, held_until = now() + make_interval(hours => $3) where listing_id = $1',
        [listing.id, state, hoursLeft()],
      );
    }
  }
}

it('lists what waits for each side as the rule says, for all states of offers and holds, by deadline', async () => {
  await makeAll();
  for (const [role, person] of [
    ['buyer', buyer],
    ['seller', seller],
  ] as const) {
    const { items } = await walkPages((cursor) => person.api.listOffers({ query: { cursor, limit: 20 } }));
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(offerStates));
    const expected = items
      .filter(({ state, by, holdUntil }) => {
        const other = role === 'buyer' ? 'seller' : 'buyer';
        return offerWaitsFor(state, by === 'me' ? role : other, holdUntil !== undefined) === role;
      })
      .toSorted((one, another) =>
        (one.holdUntil ?? one.expiresAt).localeCompare(another.holdUntil ?? another.expiresAt),
      );
    expect(expected).toHaveLength(1 + (role === 'buyer' ? 2 * payableStates.length : 0));
    const waiting = await walkPages((cursor) => person.api.listOffers({ query: { cursor, limit: 2, turn: 'me' } }));
    expect(waiting.items).toEqual(expected);
    const [one] = expected;
    const ofOne = await person.api.listOffers({ query: { listingId: one?.listingId, turn: 'me' } });
    expect(ofOne.items).toEqual([one]);
  }
});

it('lists an old offer that is due first before thirty newer ones', async () => {
  const owner = await market.seller();
  const [oldest, ...newer] = await Promise.all(
    Array.from({ length: 31 }, async () => (await market.listing({ seller: owner })).id),
  );
  const people = [await market.buyer(), await market.buyer()];
  const propose = (listingId: string, n: number) =>
    people[n % 2]?.api.makeOffer({ body: { listingId, amountCents: 10_000 } });
  await propose(String(oldest), 0);
  for (const [n, id] of newer.entries()) await propose(id, n);
  await market.sql(`update offers set expires_at = now() + interval '1 hour' where listing_id = $1`, [oldest]);
  const { items, nextCursor } = await owner.api.listOffers({ query: { turn: 'me', limit: 4 } });
  expect([items.length, items[0]?.listingId, typeof nextCursor]).toEqual([4, oldest, 'string']);
});

it('refuses another turn than the own one', async () => {
  const answer = await buyer.call('listOffers', { query: { turn: 'them' } });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: { turn: expect.any(String) } } });
});
