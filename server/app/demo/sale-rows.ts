import type { Insertable } from 'kysely';
import { ARRANGE_DAYS } from '../../../shared/domain/fulfillment.ts';
import { PAYOUT_DAYS } from '../../../shared/domain/payout.ts';
import { defaultSellerFee, sellerFee } from '../../../shared/domain/seller-fee.ts';
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
export function saleRows(sold: SoldListing): SaleRows {
  const deal = dealOf(sold);
  return {
    purchases: [purchaseRow(deal)],
    sales: [saleRow(deal)],
    fulfillments: [fulfillmentRow(deal)],
    fulfillment_windows: deal.awaitsHandover ? proposedTimes(deal.listing.id, deal.databaseNow) : [],
    disputes: [],
    refunds: [],
    payouts: deal.awaitsHandover || deal.net === 0 ? [] : [payoutRow(deal)],
    ledger_entries: ledgerRows(deal),
  };
}

type Deal = ReturnType<typeof dealOf>;

function dealOf({ awaitsHandover = false, ...sold }: SoldListing) {
  const { listing, at, now, sellerEmail } = sold;
  const purchaseId = nameId(`purchase ${listing.id}`);
  const handedOver = new Date(Math.min(at.getTime() + HANDOVER_MS, Math.max(at.getTime(), now.getTime())));
  // The provider pays this seller, so no payout stays open.
  const paidAt = new Date(handedOver.getTime() + (sellerEmail === PAID_SELLER ? 0 : PAID_AFTER) * DAY_MS);
  const price = listing.price_cents;
  const fee = sellerFee(price, defaultSellerFee);
  return {
    ...sold,
    awaitsHandover,
    databaseNow: sold.databaseNow ?? now,
    purchaseId,
    payoutId: nameId(`payout of ${purchaseId}`),
    handedOver,
    paidAt,
    isPaid: !awaitsHandover && paidAt <= now,
    price,
    fee,
    net: price - fee,
  };
}

const sidesOf = ({ listing, buyer }: Deal) => ({
  listing_id: listing.id,
  buyer_id: buyer.id,
  seller_id: listing.seller_id,
});

const purchaseRow = (deal: Deal): SaleRows['purchases'][number] => ({
  id: deal.purchaseId,
  ...sidesOf(deal),
  price_cents: deal.price,
  currency: shopCurrency().toLowerCase(),
  state: 'paid',
  intent_id: null,
  client_secret: null,
  held_until: deal.at,
  due_at: null,
  leased_until: null,
  created_at: deal.at,
  updated_at: deal.at,
});

function saleRow(deal: Deal): SaleRows['sales'][number] {
  const { listing, buyer, sellerEmail, image } = deal;
  const { category, title, condition, year, description, defects, location } = listing;
  const snapshot: SaleSnapshot = {
    category,
    title,
    condition,
    year,
    description,
    ...(defects ? { defects } : {}),
    location,
    sellerEmail,
    image,
    sellerName: listing.seller_name,
    buyerEmail: buyer.email,
    sellingAs: { kind: 'private' },
  };
  return {
    id: nameId(`sale of ${deal.purchaseId}`),
    purchase_id: deal.purchaseId,
    ...sidesOf(deal),
    price_cents: deal.price,
    fee_cents: deal.fee,
    snapshot: JSON.stringify(snapshot),
    hidden_at: null,
    paid_at: deal.at,
  };
}

const fulfillmentRow = (deal: Deal): SaleRows['fulfillments'][number] => ({
  id: fulfillmentId(deal.listing.id),
  purchase_id: deal.purchaseId,
  ...sidesOf(deal),
  created_at: deal.at,
  ...(deal.awaitsHandover
    ? {
        state: 'arranging',
        address: '2210 NE Alberta Street, Portland',
        completed_at: null,
        updated_at: deal.at,
        deadline_at: new Date(deal.databaseNow.getTime() + ARRANGE_DAYS * DAY_MS),
        remind_at: new Date(deal.databaseNow.getTime() + DAY_MS),
      }
    : { state: 'completed', completed_at: deal.handedOver, updated_at: deal.handedOver }),
});

const payoutRow = (deal: Deal): SaleRows['payouts'][number] => ({
  id: deal.payoutId,
  purchase_id: deal.purchaseId,
  seller_id: deal.listing.seller_id,
  amount_cents: deal.net,
  due_at: new Date(deal.handedOver.getTime() + PAYOUT_DAYS * DAY_MS),
  created_at: deal.handedOver,
  ...(deal.isPaid
    ? { state: 'paid', reference: 'Demo transfer', paid_by: null, paid_at: deal.paidAt }
    : { state: 'owed', reference: null, paid_by: null, paid_at: null }),
});

function ledgerRows({ purchaseId, payoutId, price, fee, net, at, handedOver, paidAt, ...deal }: Deal): Entry[] {
  type Booking = Pick<Entry, 'kind' | 'created_at'> & { payout_id?: string };
  const entry = (booking: Booking, account: Entry['account'], cents: number): Entry => ({
    payout_id: null,
    ...booking,
    id: nameId(`${booking.kind} ${account} of ${purchaseId}`),
    purchase_id: purchaseId,
    account,
    amount_cents: cents,
  });
  const payment: Booking = { kind: 'payment', created_at: at };
  const release: Booking = { kind: 'release', created_at: handedOver };
  const transfer: Booking = { kind: 'transfer', created_at: paidAt, payout_id: payoutId };
  return [
    entry(payment, 'provider', price),
    entry(payment, 'seller_pending', -price),
    ...(deal.awaitsHandover
      ? []
      : [
          entry(release, 'seller_pending', price),
          entry(release, 'seller_available', -net),
          entry(release, 'fee', -fee),
        ]),
    ...(deal.isPaid ? [entry(transfer, 'seller_available', net), entry(transfer, 'seller_transferred', -net)] : []),
  ];
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
