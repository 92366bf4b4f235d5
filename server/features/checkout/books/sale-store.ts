import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { PaidSort } from '../../../../shared/domain/sorting.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inOrder, isAfter, type SortBy, type SortedPage, sortValue } from '../../../platform/db/sort-key.ts';
import type { SalesTable } from '../../../platform/db/tables/checkout-tables.ts';
import type { Purchase } from '../payment/purchase-store.ts';
import { refundedCents } from '../refunds/refund-store.ts';

export type Sale = Selectable<SalesTable>;

/** A sale with where its refund stands, as the payment history shows it. */
const salesWithRefund = (db: Db) =>
  db
    .selectFrom('sales')
    .innerJoin('purchases', 'purchases.id', 'sales.purchase_id')
    .innerJoin('listings', 'listings.id', 'sales.listing_id')
    .selectAll('sales')
    .select(['purchases.state as purchase_state', 'listings.phone as seller_phone'])
    .select(refundedCents('sales.purchase_id').as('refunded_cents'));

export type ShownSale = Awaited<ReturnType<ReturnType<typeof salesWithRefund>['execute']>>[number];

/** Writes the paid record with the piece as it is at this moment. */
export async function recordSale(tx: Db, purchase: Purchase): Promise<void> {
  const piece = await tx
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
      'l.location',
      'l.seller_name as sellerName',
      'seller.email as sellerEmail',
      'buyer.email as buyerEmail',
    ])
    .select((eb) =>
      eb
        .selectFrom('listing_images as li')
        .innerJoin('images as i', 'i.id', 'li.image_id')
        .whereRef('li.listing_id', '=', 'l.id')
        .orderBy('li.position')
        .limit(1)
        .select('i.url')
        .as('image'),
    )
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('sales')
    .values({
      id: randomUUIDv7(),
      purchase_id: purchase.id,
      listing_id: purchase.listing_id,
      buyer_id: purchase.buyer_id,
      seller_id: purchase.seller_id,
      price_cents: purchase.price_cents,
      snapshot: JSON.stringify({ ...piece, image: piece.image ?? '' }),
    })
    .execute();
}

/** Books that money has come, and who is owed it: the seller of a sale, else the buyer who gets it back. */
export const bookPayment = (tx: Db, purchaseId: string, amount: Cents, owedTo: 'seller' | 'buyer') =>
  book(tx, { purchaseId, kind: 'payment', amount, otherSide: owedTo });

/**
 * Books that money went back to the buyer, or that the bank returned it: out of the seller's side where there was a
 * sale, else as it came. The schema lets each refund of the provider be booked once.
 */
export async function bookMoneyBack(
  tx: Db,
  refund: { purchase_id: string; amount_cents: Cents; provider_refund_id: string | null },
  kind: 'refund' | 'return',
): Promise<void> {
  const otherSide = (await hasSale(tx, refund.purchase_id)) ? 'seller' : 'buyer';
  const amount = kind === 'refund' ? -refund.amount_cents : refund.amount_cents;
  await book(tx, { purchaseId: refund.purchase_id, kind, amount, otherSide, refundId: refund.provider_refund_id });
}

type Movement = {
  purchaseId: string;
  kind: 'payment' | 'refund' | 'return';
  /** Cents that came to the provider's account; below zero when they left it. */
  amount: Cents;
  otherSide: 'seller' | 'buyer';
  /** What the provider calls the refund or the dispute. */
  refundId?: string | null;
};

/** Books both sides of a movement, so that its sum is zero (reliability I5). */
async function book(tx: Db, { purchaseId, kind, amount, otherSide, refundId }: Movement): Promise<void> {
  const entry = { purchase_id: purchaseId, kind, provider_refund_id: refundId ?? null };
  await tx
    .insertInto('ledger_entries')
    .values([
      { ...entry, id: randomUUIDv7(), account: 'provider', amount_cents: amount },
      { ...entry, id: randomUUIDv7(), account: otherSide, amount_cents: -amount },
    ])
    .execute();
}

export async function hasSale(tx: Db, purchaseId: string): Promise<boolean> {
  const sale = await tx.selectFrom('sales').select('id').where('purchase_id', '=', purchaseId).executeTakeFirst();
  return sale !== undefined;
}

export const findSale = (db: Db, buyerId: string, listingId: string) =>
  salesWithRefund(db)
    .where('sales.buyer_id', '=', buyerId)
    .where('sales.listing_id', '=', listingId)
    .executeTakeFirst();

/** A sale by its own id or by its listing's: the spec's client sends either. */
export const findSaleById = (db: Db, buyerId: string, id: string) =>
  salesWithRefund(db)
    .where('sales.buyer_id', '=', buyerId)
    .where((eb) => eb.or([eb('sales.id', '=', id), eb('sales.listing_id', '=', id)]))
    .executeTakeFirst();

/** What a buyer's payments can be sorted by. */
export const saleOrders: Record<PaidSort, SortBy> = {
  paid: { by: sql`sales.paid_at`, kind: 'time' },
  name: { by: sql`lower(sales.snapshot->>'title')`, kind: 'text' },
  price: { by: sql`sales.price_cents`, kind: 'number' },
};

/** One page of the buyer's paid records that are not hidden. */
export const listSales = (db: Db, buyerId: string, page: SortedPage) =>
  salesWithRefund(db)
    .select(sortValue(page).as('sort_value'))
    .where('sales.buyer_id', '=', buyerId)
    .where('sales.hidden_at', 'is', null)
    .where(isAfter(page, 'sales.id'))
    .orderBy(inOrder(page, 'sales.id'))
    .limit(page.limit + 1)
    .execute();

/** Empties the picture of the records of these listings where it is one of these addresses. */
export const clearSalePictures = (tx: Db, listingIds: readonly string[], urls: readonly string[]) =>
  tx
    .updateTable('sales')
    .set({ snapshot: sql`jsonb_set(snapshot, '{image}', '""')` })
    .where('listing_id', 'in', listingIds)
    .where(sql<string>`snapshot ->> 'image'`, 'in', urls)
    .execute();

/** Hides or shows a record of the history. @returns whether there was one to change */
export async function setSaleHidden(db: Db, buyerId: string, id: string, hidden: boolean): Promise<boolean> {
  const result = await db
    .updateTable('sales')
    .set({ hidden_at: hidden ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .where('hidden_at', hidden ? 'is' : 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
