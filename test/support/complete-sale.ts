import type { Actor } from './actor.ts';
import type { Listing, Market } from './marketplace.ts';

/** Buys a listing and completes its fulfillment. @returns the fulfillment's id */
export async function completeSale(market: Market, buyer: Actor, listing: Listing): Promise<{ fulfillmentId: string }> {
  await market.buy(buyer, listing);
  const [row] = await market.sql(
    `update fulfillments set state = 'completed', completed_at = now() where listing_id = $1 returning id`,
    [listing.id],
  );
  return { fulfillmentId: String(row?.id) };
}
