import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { payingStates } from '../../../../shared/domain/purchase.ts';
import { type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { claimDue, findPurchase, postpone } from '../payment/purchase-store.ts';
import { processPurchases } from './process-purchases.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it('does not change a purchase that another process finished meanwhile', async () => {
  const { services } = market;
  const { db } = services;
  const listing = await market.listing();
  const buyer = await market.buyer();
  const body = { previousId: listing.id, price: listing.price };
  await buyer.api.addWish({ body: { previousId: listing.id } });
  await buyer.api.createPaymentIntent({ body });
  // One transaction, so that the scheduler cannot interfere.
  const [claimed] = await db.transaction().execute(async (tx) => {
    await tx.updateTable('purchases').set({ due_at: sql`now()` }).where('listing_id', '=', listing.id).execute();
    return claimDue(tx, payingStates, 1);
  });
  const id = claimed?.id ?? '';
  await buyer.api.releaseHold({ params: { previousId: listing.id } });
  expect((await findPurchase(db, id))?.state).toBe('cancelled');

  await postpone(db, id, { seconds: 0, tries: 1 });
  expect(await findPurchase(db, id)).toMatchObject({ state: 'cancelled', due_at: null, tries: 0 });
  expect(await processPurchases(services)).toBe(0);
});

it('asks the provider about several purchases in parallel, so that no hold waits for all earlier answers', async () => {
  const { services } = market;
  const seller = await market.seller();
  const listings = [];
  for (let n = 0; n < 12; n++) {
    const [listing, buyer] = [await market.listing({ seller }), await market.buyer()];
    await buyer.api.addWish({ body: { previousId: listing.id } });
    await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    listings.push(listing.id);
  }
  // The webhook worker calls the provider too.
  await services.sandboxes.stop();
  let [under, most] = [0, 0];
  const { cancelIntent } = services.payments;
  vi.spyOn(services.payments, 'cancelIntent').mockImplementation(async (...asked) => {
    most = Math.max(most, ++under);
    await sleep(100);
    return cancelIntent(...asked).finally(() => under--);
  });
  await market.sql(`update purchases set due_at = now() where listing_id = any($1)`, [listings]);
  await market.drainJobs();
  expect(most).toBe(5);
  expect(await market.sql('select distinct state from listings where id = any($1)', [listings])).toEqual([
    { state: 'available' },
  ]);
});
