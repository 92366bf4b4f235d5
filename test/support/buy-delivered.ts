import type { FulfillmentMethod } from '../../shared/domain/fulfillment.ts';
import type { Actor } from './actor.ts';
import type { Listing, Market } from './marketplace.ts';

/** Delivers within 20 km of Portland for $25, and sends by carrier for $49. */
export const whole = {
  deliveryRadiusKm: 20,
  deliveryCents: 2_500,
  carrierCents: 4_900,
  place: { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.523, longitude: -122.676 },
};

type Choice = { method?: FulfillmentMethod; place?: typeof whole.place };

/** Asks for a payment with a choice of how to get the listing. @returns the answer as it is */
export const requestPayment = async (buyer: Actor, listing: Listing, choice: Choice = {}) => {
  await buyer.call('addWish', { body: { previousId: listing.id } });
  return buyer.call('createPaymentIntent', { body: { previousId: listing.id, price: listing.price, ...choice } });
};

/** Buys a listing with a delivery. @returns the id of its purchase */
export async function buyDelivered(market: Market, buyer: Actor, listing: Listing, method: FulfillmentMethod) {
  const { body } = await requestPayment(buyer, listing, { method });
  await market.confirmCard((body as { clientSecret: string }).clientSecret);
  await buyer.api.confirmPayment({ params: { previousId: listing.id } });
  const [row] = await market.sql(`select id from purchases where listing_id = $1 and state = 'paid'`, [listing.id]);
  return String(row?.id);
}

/** Returns the cents on each account of a purchase that are not zero. */
export async function balancesOf(market: Market, purchaseId: string): Promise<Record<string, number>> {
  const rows = await market.sql(
    `select account, sum(amount_cents)::int as cents from ledger_entries where purchase_id = $1
     group by account having sum(amount_cents) <> 0 order by account`,
    [purchaseId],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}
