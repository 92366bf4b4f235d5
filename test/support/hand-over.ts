import type { Actor } from './actor.ts';
import type { Listing, Market } from './marketplace.ts';

/** Buys a listing and hands it over with the buyer's code, so that its money is released. */
export async function sellAndHandOver(market: Market, buyer: Actor, listing: Listing): Promise<void> {
  await market.buy(buyer, listing);
  await handOver(buyer, listing);
}

/** Hands a bought listing over with the buyer's code; the buyer has no complaint about what was delivered. */
export async function handOver(buyer: Actor, { id: listingId, seller }: Listing): Promise<void> {
  const { id } = await buyer.api.getFulfillment({ params: { id: listingId } });
  const { code } = await buyer.api.getHandoverCode({ params: { id } });
  const { state } = await seller.api.handOver({ params: { id }, body: { code } });
  if (state === 'inspecting') await buyer.api.confirmFulfillment({ params: { id } });
}
