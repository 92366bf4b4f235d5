import type { Market } from './marketplace.ts';
import type { Recipe } from './recipe.ts';

/** Creates a sale of $120. @returns its purchase */
async function purchased(market: Market): Promise<string> {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await market.buy(buyer, listing);
  const [purchase] = await market.sql('select id from purchases where listing_id = $1', [listing.id]);
  return String(purchase?.id);
}

/** Creates a sale of which a part refund of $10 failed. @returns its purchase */
async function withFailedPart(market: Market): Promise<string> {
  const id = await purchased(market);
  await market.sql(
    `insert into refunds (id, purchase_id, reason, amount_cents, state) values ($1, $2, 'decided', 1000, 'failed')`,
    [crypto.randomUUID(), id],
  );
  return id;
}

const body = { amountCents: 1_000, reference: 'Transfer 3', sentOn: new Date().toISOString().slice(0, 10) };

export const refundRecipes = {
  retryPartRefund: async (market) => ({ parts: { params: { id: await withFailedPart(market) }, body: {} } }),
  recordRefundTransfer: async (market) => ({ parts: { params: { id: await withFailedPart(market) }, body } }),
  refundPayment: async (market) => ({
    parts: { params: { id: await purchased(market) }, body: { reason: 'Not as described.' } },
  }),
} satisfies Record<string, Recipe>;
