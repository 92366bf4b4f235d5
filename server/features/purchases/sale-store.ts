import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database.ts';
import type { SalesTable } from '../../database-schema.ts';
import { instantOf, microsOf, type TimeKey } from '../../time-key.ts';
import type { Purchase } from './purchase-store.ts';

export type Sale = Selectable<SalesTable>;

/** A sale with where its refund stands, as the payment history shows it. */
const salesWithRefund = (db: Db) =>
  db
    .selectFrom('sales')
    .innerJoin('purchases', 'purchases.id', 'sales.purchase_id')
    .innerJoin('listings', 'listings.id', 'sales.listing_id')
    .selectAll('sales')
    .select(['purchases.state as purchase_state', 'listings.phone as seller_phone'])
    .select(microsOf('sales.paid_at').as('paid_micros'));

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

/** Books both sides of a movement, so that its sum is zero (reliability I5). */
export async function book(
  tx: Db,
  purchase: Purchase,
  kind: 'payment' | 'refund',
  otherSide: 'seller' | 'buyer',
): Promise<void> {
  const amount = kind === 'payment' ? purchase.price_cents : -purchase.price_cents;
  await tx
    .insertInto('ledger_entries')
    .values([
      { id: randomUUIDv7(), purchase_id: purchase.id, kind, account: 'provider', amount_cents: amount },
      { id: randomUUIDv7(), purchase_id: purchase.id, kind, account: otherSide, amount_cents: -amount },
    ])
    .execute();
}

/** Books that the money went back to the buyer: out of the seller's side where there was a sale, else as it came. */
export async function bookRefund(tx: Db, purchase: Purchase): Promise<void> {
  const sale = await tx.selectFrom('sales').select('id').where('purchase_id', '=', purchase.id).executeTakeFirst();
  await book(tx, purchase, 'refund', sale ? 'seller' : 'buyer');
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

/** The buyer's history, newest first, without what they took out of it. */
export function listSales(db: Db, buyerId: string, limit: number, after: TimeKey | undefined) {
  return salesWithRefund(db)
    .where('sales.buyer_id', '=', buyerId)
    .where('sales.hidden_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(sales.paid_at, sales.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('sales.paid_at', 'desc')
    .orderBy('sales.id', 'desc')
    .limit(limit + 1)
    .execute();
}

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
