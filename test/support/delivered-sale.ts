import type { FulfillmentMethod } from '../../shared/domain/fulfillment.ts';
import type { Actor } from './actor.ts';
import { buyDelivered, whole } from './buy-delivered.ts';
import type { Listing, Market } from './marketplace.ts';

type Sale = { id: string; purchaseId: string; listing: Listing; seller: Actor; buyer: Actor };
type Choice = { buyer?: Actor; seller?: Actor; method?: FulfillmentMethod };

/** A sale of $120 whose listing is brought or sent for nothing. @returns with the fulfillment's id */
export async function sellWithDelivery(
  market: Market,
  { buyer, seller, method = 'seller_delivery' }: Choice = {},
): Promise<Sale> {
  const listing = await market.listing({
    ...whole,
    deliveryCents: 0,
    carrierCents: 0,
    title: 'Oak table',
    defects: 'A chip under the top.',
    ...(seller ? { seller } : {}),
  });
  const by = buyer ?? (await market.buyer());
  const purchaseId = await buyDelivered(market, by, listing, method);
  const { id } = await by.api.getFulfillment({ params: { id: listing.id } });
  return { id, purchaseId, listing, seller: listing.seller, buyer: by };
}

/** The same, brought and handed over with the buyer's code. */
export async function deliver(market: Market, choice: Choice = {}): Promise<Sale> {
  const sale = await sellWithDelivery(market, choice);
  const params = { id: sale.id };
  const { code } = await sale.buyer.api.getHandoverCode({ params });
  await sale.seller.api.handOver({ params, body: { code } });
  return sale;
}
