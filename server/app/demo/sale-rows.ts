import type { Insertable } from 'kysely';
import { shopCurrency } from '../../../shared/domain/currency.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import type { SaleSnapshot } from '../../platform/db/tables/checkout-tables.ts';
import { nameId } from './name-id.ts';
import type { SeedRows } from './seed-store.ts';

type SoldListing = {
  listing: Insertable<Schema['listings']>;
  buyer: { id: string; email: string };
  sellerEmail: string;
  image: string;
  at: Date;
};

/** Returns the complete ledger of a sold listing: purchase, sale and balances. */
export function saleRows({ listing, buyer, sellerEmail, image, at }: SoldListing) {
  const { category, title, condition, year, description, location } = listing;
  const snapshot: SaleSnapshot = {
    ...{ category, title, condition, year, description, location, sellerEmail, image },
    sellerName: listing.seller_name,
    buyerEmail: buyer.email,
    sellingAs: { kind: 'private' },
  };
  const purchaseId = nameId(`purchase ${listing.id}`);
  const sides = {
    listing_id: listing.id,
    buyer_id: buyer.id,
    seller_id: listing.seller_id,
    price_cents: listing.price_cents,
  };
  const entry = (account: 'provider' | 'seller', cents: number) => ({
    id: nameId(`${account} of ${purchaseId}`),
    purchase_id: purchaseId,
    kind: 'payment' as const,
    account,
    amount_cents: cents,
    created_at: at,
  });
  return {
    purchases: [
      {
        id: purchaseId,
        ...sides,
        currency: shopCurrency().toLowerCase(),
        state: 'paid',
        intent_id: null,
        client_secret: null,
        held_until: at,
        due_at: null,
        leased_until: null,
        created_at: at,
        updated_at: at,
      },
    ],
    sales: [
      {
        id: nameId(`sale of ${purchaseId}`),
        purchase_id: purchaseId,
        ...sides,
        snapshot: JSON.stringify(snapshot),
        hidden_at: null,
        paid_at: at,
      },
    ],
    ledger_entries: [entry('provider', listing.price_cents), entry('seller', -listing.price_cents)],
  } satisfies SeedRows;
}
