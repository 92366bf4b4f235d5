import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { lockAccountForShare } from '../../platform/db/lock-account.ts';
import { stepChannel } from '../../platform/process/crash-points.ts';
import { insertBlock } from './block-store.ts';

/** The embedded database has one connection: a transaction begins when the one before has ended. */
const hasServer = process.env.TEST_DATABASE_URL !== undefined;

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const blocksOf = async ({ api }: Actor) => (await api.listBlocks({})).items;

it('a block is kept once, is listed to its owner alone, and can be undone twice', async () => {
  const [ann, bob] = [await market.buyer({ name: 'Ann' }), await market.buyer({ name: 'Bob' })];
  const body = { accountId: bob.id };
  await ann.api.blockAccount({ body });
  const [first] = await blocksOf(ann);
  await ann.api.blockAccount({ body });
  expect(await blocksOf(ann)).toEqual([first]);
  expect(first).toMatchObject({ accountId: bob.id, name: 'Bob' });
  expect(await blocksOf(bob)).toEqual([]);
  await bob.api.unblockAccount({ params: { accountId: ann.id } });
  expect(await blocksOf(ann)).toHaveLength(1);
  for (let time = 0; time < 2; time++) await ann.api.unblockAccount({ params: body });
  expect(await blocksOf(ann)).toEqual([]);
});

it('a long list of blocks comes in pages', async () => {
  const ann = await market.buyer();
  for (let n = 0; n < 5; n++) await ann.api.blockAccount({ body: { accountId: (await market.buyer()).id } });
  const whole = await blocksOf(ann);
  const { items, pages } = await walkPages((cursor) => ann.api.listBlocks({ query: { limit: 2, cursor } }));
  expect([items, pages]).toEqual([whole, 3]);
});

it('refuses to block oneself or an unknown person', async () => {
  const ann = await market.buyer();
  for (const accountId of [ann.id, ann.id.toUpperCase()])
    expect(await ann.call('blockAccount', { body: { accountId } })).toMatchObject({
      status: 422,
      body: { fields: { accountId: expect.any(String) } },
    });
  const body = { accountId: '00000000-0000-4000-8000-000000000000' };
  expect(await ann.call('blockAccount', { body })).toMatchObject({ status: 404 });
});

it.each(['buyer', 'seller'] as const)(
  'a block by the %s ends messages, offers and purchases, without saying why',
  async (by) => {
    const listing = await market.listing();
    const buyer = await market.buyer();
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const [blocker, blocked] = by === 'buyer' ? [buyer, listing.seller] : [listing.seller, buyer];
    await blocker.api.blockAccount({ body: { accountId: blocked.id } });
    const [message, offer] = [{ text: 'Is it still available?' }, { amountCents: 10_000 }];
    for (const [call, body] of [
      ['startConversation', { listingId: listing.id, ...message }],
      ['makeOffer', { listingId: listing.id, ...offer }],
    ] as const) {
      const answer = await buyer.call(call, { body });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([403, expect.not.stringMatching(/block/i)]);
    }
    const pay = { body: { previousId: listing.id, price: listing.price } };
    const refused = await buyer.call('createPaymentIntent', pay);
    expect(refused).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
    expect(JSON.stringify(refused.body)).not.toMatch(/block/i);
    await blocker.api.unblockAccount({ params: { accountId: blocked.id } });
    expect((await buyer.call('createPaymentIntent', pay)).status).toBe(200);
    await blocker.api.blockAccount({ body: { accountId: blocked.id } });
    expect(await buyer.call('createPaymentIntent', pay)).toMatchObject({ body: { code: 'item_unavailable' } });
  },
);

it('a block at the instant of a purchase leaves no hold', async () => {
  const [listing, buyer] = [await market.listing(), await market.buyer()];
  await buyer.api.addWish({ body: { previousId: listing.id } });
  // The buyer has passed the first look at blocks.
  const [looked, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const block = (wait: Promise<void>) =>
    inTransaction(market.services.db, async (tx) => {
      await lockAccountForShare(tx, buyer.id, { alone: true });
      locked.resolve();
      await wait;
      await insertBlock(tx, listing.seller.id, buyer.id);
    });
  const blocked = hasServer ? block(looked.promise) : undefined;
  await (blocked && locked.promise);
  const onStep = (step: unknown) => {
    if (step !== 'begin:asked') return;
    looked.resolve();
    if (!hasServer) void block(looked.promise);
  };
  subscribe(stepChannel, onStep);
  const pay = { body: { previousId: listing.id, price: listing.price } };
  const answer = await buyer.call('createPaymentIntent', pay);
  unsubscribe(stepChannel, onStep);
  await blocked;
  expect(answer).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
  expect(await market.sql('select state from listings where id = $1', [listing.id])).toEqual([{ state: 'available' }]);
});
