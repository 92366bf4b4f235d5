import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { claimDue, findPurchase, postpone } from './purchase-store.ts';
import { workPurchases } from './work-purchases.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it('leaves a purchase alone that somebody else has finished while it was worked at', async () => {
  const { services } = market;
  const { db } = services;
  const piece = await market.listing();
  const buyer = await market.buyer();
  const body = { previousId: piece.id, price: piece.price };
  await buyer.api.addWish({ body: { previousId: piece.id } });
  await buyer.api.createPaymentIntent({ body });
  await market.sql(`update purchases set due_at = now() where listing_id = $1`, [piece.id]);
  const [claimed] = await claimDue(db, 1);
  const id = claimed?.id ?? '';
  await buyer.api.releaseHold({ params: { previousId: piece.id } });
  expect((await findPurchase(db, id))?.state).toBe('cancelled');

  // Whoever claimed it heard nothing of the provider, and puts it off.
  await postpone(db, id, 0, 1);
  expect(await findPurchase(db, id)).toMatchObject({ state: 'cancelled', due_at: null, tries: 0 });
  expect(await workPurchases(services)).toBe(0);
});
