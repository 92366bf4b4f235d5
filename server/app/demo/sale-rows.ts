import type { Insertable } from 'kysely';
import { ARRANGE_DAYS } from '../../../shared/domain/fulfillment.ts';
import { PAYOUT_DAYS } from '../../../shared/domain/payout.ts';
import { plainSellerFee, sellerFee } from '../../../shared/domain/seller-fee.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import type { SaleSnapshot } from '../../platform/db/tables/checkout-tables.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import { nameId } from './name-id.ts';
import { PAID_SELLER } from './people.ts';
import type { SeedRows } from './seed-store.ts';

type Entry = Insertable<Schema['ledger_entries']>;

type SoldListing = {
  listing: Insertable<Schema['listings']>;
  buyer: { id: string; email: string };
  sellerEmail: string;
  image: string;
  awaitsHandover?: boolean;
  at: Date;
  now: Date;
  /** By the database's clock; deadlines begin here. */
  databaseNow?: Date;
};

export type SaleRows = Required<
  Pick<
    SeedRows,
    | 'purchases'
    | 'sales'
    | 'fulfillments'
    | 'fulfillment_windows'
    | 'disputes'
    | 'refunds'
    | 'payouts'
    | 'ledger_entries'
  >
>;

const fulfillmentId = (listingId: string) => nameId(`fulfillment ${listingId}`);

const DAY_MS = 24 * 3_600_000;
/** Milliseconds from the payment to the handover. */
const HANDOVER_MS = 36 * 3_600_000;

/** Days after which a demo seller is paid. */
const PAID_AFTER = 5;

/** Returns purchase, sale, balances, payout and handover of a sold listing. @param now nothing is later */
export function saleRows({
  listing,
  buyer,
  sellerEmail,
  image,
  awaitsHandover = false,
  at,
  now,
  ...given
}: SoldListing): SaleRows {
  const databaseNow = given.databaseNow ?? now;
  const { category, title, condition, year, description, location } = listing;
  const snapshot: SaleSnapshot = {
    category,
    title,
    condition,
    year,
    description,
    location,
    sellerEmail,
    image,
    sellerName: listing.seller_name,
    buyerEmail: buyer.email,
    sellingAs: { kind: 'private' },
  };
  const purchaseId = nameId(`purchase ${listing.id}`);
  const handedOver = new Date(Math.min(at.getTime() + HANDOVER_MS, Math.max(at.getTime(), now.getTime())));
  const sides = {
    listing_id: listing.id,
    buyer_id: buyer.id,
    seller_id: listing.seller_id,
    price_cents: listing.price_cents,
  };
  const price = listing.price_cents;
  const fee = sellerFee(price, plainSellerFee);
  const entry = (
    kind: Entry['kind'],
    account: Entry['account'],
    cents: number,
    created_at: Date,
    payout_id: string | null = null,
  ): Entry => ({
    id: nameId(`${kind} ${account} of ${purchaseId}`),
    purchase_id: purchaseId,
    kind,
    account,
    amount_cents: cents,
    created_at,
    payout_id,
  });
  const payoutId = nameId(`payout of ${purchaseId}`);
  // Nobody is still to pay a seller whom the provider pays by itself.
  const paidAt = new Date(handedOver.getTime() + (sellerEmail === PAID_SELLER ? 0 : PAID_AFTER) * DAY_MS);
  const isPaid = !awaitsHandover && paidAt <= now;
  const net = price - fee;
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
        fee_cents: fee,
        snapshot: JSON.stringify(snapshot),
        hidden_at: null,
        paid_at: at,
      },
    ],
    fulfillments: [
      {
        id: fulfillmentId(listing.id),
        purchase_id: purchaseId,
        listing_id: listing.id,
        buyer_id: buyer.id,
        seller_id: listing.seller_id,
        created_at: at,
        ...(awaitsHandover
          ? {
              state: 'arranging',
              completed_at: null,
              updated_at: at,
              deadline_at: new Date(databaseNow.getTime() + ARRANGE_DAYS * DAY_MS),
              remind_at: new Date(databaseNow.getTime() + DAY_MS),
            }
          : { state: 'completed', completed_at: handedOver, updated_at: handedOver }),
      },
    ],
    fulfillment_windows: awaitsHandover ? proposedTimes(listing.id, databaseNow) : [],
    disputes: [],
    refunds: [],
    payouts:
      awaitsHandover || net === 0
        ? []
        : [
            {
              id: payoutId,
              purchase_id: purchaseId,
              seller_id: listing.seller_id,
              amount_cents: net,
              due_at: new Date(handedOver.getTime() + PAYOUT_DAYS * DAY_MS),
              created_at: handedOver,
              ...(isPaid
                ? { state: 'paid', reference: 'Demo transfer', paid_by: null, paid_at: paidAt }
                : { state: 'owed', reference: null, paid_by: null, paid_at: null }),
            },
          ],
    ledger_entries: [
      entry('payment', 'provider', price, at),
      entry('payment', 'seller_pending', -price, at),
      ...(awaitsHandover
        ? []
        : [
            entry('release', 'seller_pending', price, handedOver),
            entry('release', 'seller_available', -net, handedOver),
            entry('release', 'fee', -fee, handedOver),
          ]),
      ...(isPaid
        ? [
            entry('transfer', 'seller_available', net, paidAt, payoutId),
            entry('transfer', 'seller_transferred', -net, paidAt, payoutId),
          ]
        : []),
    ],
  };
}

/** The seller's proposals: two evenings, for the buyer to choose from. */
const proposedTimes = (listingId: string, databaseNow: Date) =>
  [2, 4].map((days) => {
    const start = new Date(databaseNow.getTime() + days * DAY_MS);
    start.setUTCHours(17, 0, 0, 0);
    return {
      id: nameId(`time ${days} of ${listingId}`),
      fulfillment_id: fulfillmentId(listingId),
      proposed_by: 'seller' as const,
      starts_at: start,
      ends_at: new Date(start.getTime() + DAY_MS / 12),
      created_at: databaseNow,
    };
  });
