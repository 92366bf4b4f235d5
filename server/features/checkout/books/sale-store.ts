import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { FulfillmentParty } from '../../../../shared/domain/fulfillment.ts';
import { type SellerFee, sellerFee } from '../../../../shared/domain/seller-fee.ts';
import type { PaidSort } from '../../../../shared/domain/sorting.ts';
import { isBankDisputed } from '../../../platform/db/bank-disputed.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inOrder, isAfter, type SortBy, type SortedPage, sortValue } from '../../../platform/db/sort-key.ts';
import type { SaleSnapshot, SalesTable } from '../../../platform/db/tables/checkout-tables.ts';
import { categorySlug } from '../../../platform/shop/shop-categories.ts';
import { readSellingAs } from '../../sellers/selling-as.ts';
import type { Purchase } from '../payment/purchase-store.ts';
import { refundedCents, transferredCents } from '../refunds/refund-store.ts';

export type Sale = Selectable<SalesTable>;

const proposedBy = sql<FulfillmentParty | null>`(
  select w.proposed_by from fulfillment_windows w where w.fulfillment_id = f.id and w.state = 'open' limit 1
)`;

/** Null after a review. */
const reviewableSince = sql<Date | null>`case when f.state = 'completed' and not exists (
    select 1 from reviews v where v.fulfillment_id = f.id and v.writer_id = sales.buyer_id)
  then f.completed_at end`;

const salesWithRefund = (db: Db) =>
  db
    .selectFrom('sales')
    .innerJoin('purchases', 'purchases.id', 'sales.purchase_id')
    .innerJoin('listings', 'listings.id', 'sales.listing_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'sales.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'sales.seller_id')
    .leftJoin('fulfillments as f', 'f.purchase_id', 'sales.purchase_id')
    .leftJoin('disputes as d', 'd.fulfillment_id', 'f.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('return_requests as r')
          .select(['r.state', 'r.reason', 'r.created_at', 'r.must_accept', 'r.answered_by_shop'])
          .whereRef('r.purchase_id', '=', 'sales.purchase_id')
          .orderBy('r.created_at', 'desc')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('last_return'),
      (join) => join.onTrue(),
    )
    .selectAll('sales')
    .select([
      'purchases.state as purchase_state',
      isBankDisputed('purchases').as('is_bank_disputed'),
      'listings.phone as seller_phone',
      'listings.place_country as seller_country',
    ])
    .select([
      'buyer.display_name as buyer_name',
      'f.state as handover_state',
      'f.absent',
      'f.reduction_by',
      'f.sent_at',
      sql<boolean | null>`f.address <> ''`.as('has_address'),
      'f.deadline_at',
      'f.completed_at',
    ])
    .select(['d.state as dispute_state', proposedBy.as('proposed_by'), reviewableSince.as('reviewable_since')])
    .select(sql<Date>`now()`.as('read_at'))
    .select([
      'last_return.state as return_state',
      'last_return.reason as return_reason',
      'last_return.created_at as return_asked_at',
      'last_return.must_accept as return_must_accept',
      'last_return.answered_by_shop as return_by_shop',
      'seller.deleted_at as seller_left_at',
    ])
    .select([
      refundedCents('sales.purchase_id').as('refunded_cents'),
      transferredCents('sales.purchase_id').as('transferred_cents'),
    ]);

export type ShownSale = Awaited<ReturnType<ReturnType<typeof salesWithRefund>['execute']>>[number];

/** Records the sale with the listing, its parties, how the seller sells and the fee as they are now. */
export async function recordSale(tx: Tx, purchase: Purchase, fee: SellerFee): Promise<void> {
  const listing = await tx
    .selectFrom('listings as l')
    .innerJoin('accounts as seller', 'seller.id', 'l.seller_id')
    .innerJoin('accounts as buyer', (join) => join.on('buyer.id', '=', purchase.buyer_id))
    .where('l.id', '=', purchase.listing_id)
    .select([
      'l.category',
      'l.title',
      'l.condition',
      'l.year',
      'l.description',
      'l.defects',
      'l.location',
      'l.width_mm',
      'l.depth_mm',
      'l.height_mm',
      'l.seller_name as sellerName',
      'seller.email as sellerEmail',
      'buyer.email as buyerEmail',
    ])
    .select(
      sql<{ url: string; hash: string }[] | null>`(select json_agg(json_build_object('url', i.url, 'hash', i.hash)
        order by li.position) from listing_images li join images i on i.id = li.image_id
        where li.listing_id = l.id)`.as('pictures'),
    )
    .executeTakeFirstOrThrow();
  const { kind, trader } = await readSellingAs(tx, purchase.seller_id);
  const { width_mm: widthMm, depth_mm: depthMm, height_mm: heightMm, pictures, defects, ...facts } = listing;
  const snapshot: SaleSnapshot = {
    ...facts,
    ...(defects === null ? {} : { defects }),
    image: pictures?.[0]?.url ?? '',
    pictures: pictures ?? [],
    sellingAs: { kind, trader },
    size: { ...(widthMm ? { widthMm } : {}), ...(depthMm ? { depthMm } : {}), ...(heightMm ? { heightMm } : {}) },
  };
  await tx
    .insertInto('sales')
    .values({
      id: randomUUIDv7(),
      purchase_id: purchase.id,
      listing_id: purchase.listing_id,
      buyer_id: purchase.buyer_id,
      seller_id: purchase.seller_id,
      price_cents: purchase.price_cents,
      fee_cents: sellerFee(purchase.price_cents, fee, categorySlug(listing.category)),
      method: purchase.method,
      delivery_cents: purchase.delivery_cents,
      snapshot: JSON.stringify(snapshot),
    })
    .execute();
}

export const findSaleOf = (db: Db, purchaseId: string): Promise<Sale | undefined> =>
  db.selectFrom('sales').selectAll().where('purchase_id', '=', purchaseId).executeTakeFirst();

/** Undefined without a sale. */
export async function isSaleEnded(tx: Tx, purchaseId: string): Promise<boolean | undefined> {
  const row = await tx
    .selectFrom('sales as s')
    .leftJoin('fulfillments as f', 'f.purchase_id', 's.purchase_id')
    .select('f.state')
    .where('s.purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return row && (row.state === 'cancelled' || row.state === 'refused');
}

export const findSale = (db: Db, buyerId: string, listingId: string) =>
  salesWithRefund(db)
    .where('sales.buyer_id', '=', buyerId)
    .where('sales.listing_id', '=', listingId)
    .executeTakeFirst();

/** Takes the sale's own id or its listing's: clients send either. */
export const findSaleById = (db: Db, buyerId: string, id: string) =>
  salesWithRefund(db)
    .where('sales.buyer_id', '=', buyerId)
    .where((eb) => eb.or([eb('sales.id', '=', id), eb('sales.listing_id', '=', id)]))
    .executeTakeFirst();

export const saleOrders: Record<PaidSort, SortBy> = {
  paid: { by: sql`sales.paid_at`, kind: 'time' },
  name: { by: sql`lower(sales.snapshot->>'title')`, kind: 'text' },
  price: { by: sql`sales.price_cents`, kind: 'number' },
};

export const listSales = (db: Db, buyerId: string, page: SortedPage) =>
  salesWithRefund(db)
    .select(sortValue(page).as('sort_value'))
    .where('sales.buyer_id', '=', buyerId)
    .where('sales.hidden_at', 'is', null)
    .where(isAfter(page, 'sales.id'))
    .orderBy(inOrder(page, 'sales.id'))
    .limit(page.limit + 1)
    .execute();

/** Clears the picture of these listings' records if it is one of the URLs. */
export const clearSalePictures = (tx: Tx, listingIds: readonly string[], urls: readonly string[]) =>
  tx
    .updateTable('sales')
    .set({ snapshot: sql`jsonb_set(snapshot, '{image}', '""')` })
    .where('listing_id', 'in', listingIds)
    .where(sql<string>`snapshot ->> 'image'`, 'in', urls)
    .execute();

/** Hides or shows a record. @returns whether it exists */
export async function setSaleHidden(
  db: Db,
  buyerId: string,
  { id, hidden }: { id: string; hidden: boolean },
): Promise<boolean> {
  const result = await db
    .updateTable('sales')
    .set({ hidden_at: hidden ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
