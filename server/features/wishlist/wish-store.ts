import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Cents } from '../../../shared/domain/money.ts';
import { payingStates, refundStates } from '../../../shared/domain/purchase.ts';
import type { WishSort } from '../../../shared/domain/sorting.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { WishesTable } from '../../platform/db/database-schema.ts';
import { inOrder, isAfter, type SortBy, type SortedPage, sortValue } from '../../platform/db/sort-key.ts';
import { isUnderWay } from '../listings/payment-under-way.ts';

export type WishRow = Selectable<WishesTable>;

const picture = sql<string | null>`(
  select i.url from listing_images li join images i on i.id = li.image_id where li.listing_id = l.id order by li.position limit 1
)`;

const pictures = sql<string[]>`(
  select coalesce(jsonb_agg(i.url order by li.position), '[]') from listing_images li join images i on i.id = li.image_id
  where li.listing_id = l.id
)`;

const moneyBack = sql<'refund_pending' | 'refunded' | 'refund_failed' | null>`(
  select p.state from purchases p where p.buyer_id = w.buyer_id and p.listing_id = w.listing_id
    and p.state in (${anyOf(refundStates)})
    and not exists (select 1 from sales made where made.purchase_id = p.id)
  order by p.created_at desc limit 1
)`;

const isBlocked = sql<boolean>`exists (
  select from blocks b where (b.account_id, b.blocked_id) in ((l.seller_id, w.buyer_id), (w.buyer_id, l.seller_id))
)`;

const shown = (db: Db, buyerId: string) =>
  db
    .selectFrom('wishes as w')
    .innerJoin('listings as l', 'l.id', 'w.listing_id')
    .innerJoin('accounts as seller', 'seller.id', 'l.seller_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'w.buyer_id')
    // At most one active purchase and one sale exist, so these joins add no rows.
    .leftJoin('purchases as live', (join) => join.onRef('live.listing_id', '=', 'l.id').on(isUnderWay))
    .leftJoin('sales as s', (join) => join.onRef('s.listing_id', '=', 'l.id').onRef('s.buyer_id', '=', 'w.buyer_id'))
    .leftJoin('purchases as bought', (join) =>
      join.onRef('bought.id', '=', 's.purchase_id').on('bought.state', '<>', 'refunded'),
    )
    .where('w.buyer_id', '=', buyerId)
    .where('w.removed_at', 'is', null)
    .select(['w.id', 'w.listing_id', 'w.buyer_id', 'w.price_cents as saved_cents', 'l.category', 'l.title'])
    .select(['l.seller_name', 'l.price_cents', 'l.state', 'l.hidden_at', 'l.deleted_at', 'live.held_until'])
    .select(['l.pickup', 'l.delivery_radius_km', 'l.delivery_cents', 'l.carrier_cents', 'l.place_name', 'l.location'])
    .select(['seller.email as seller_email', 'buyer.email as buyer_email'])
    .select([
      'live.buyer_id as held_by',
      'live.price_cents as held_cents',
      'live.method as held_method',
      'live.delivery_cents as held_delivery_cents',
      'bought.method as paid_method',
      'bought.delivery_cents as paid_delivery_cents',
      'bought.price_cents as paid_cents',
      's.id as sale_id',
    ])
    .select([picture.as('image'), moneyBack.as('money_back'), isBlocked.as('is_blocked')]);

export type ShownWish = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

const isPublic = sql`l.hidden_at is null and l.deleted_at is null`;

/** The price is the current one or, once paid, the paid one. */
export const wishOrders: Record<WishSort, SortBy> = {
  saved: { by: sql`w.created_at`, kind: 'time' },
  name: { by: sql`lower(l.title)`, kind: 'text' },
  price: { by: sql`coalesce(bought.price_cents, l.price_cents)`, kind: 'number' },
  state: {
    by: sql`case when ${isPublic} then coalesce(array_position(array['available', 'held'], l.state), 3) else 3 end`,
    kind: 'number',
  },
};

export type WishToPay = NonNullable<Awaited<ReturnType<typeof findShownByListing>>>;

export const listShown = (db: Db, buyerId: string, page: SortedPage & { only?: 'unpaid' | undefined }) =>
  shown(db, buyerId)
    .$if(page.only === 'unpaid', (query) => query.where('s.id', 'is', null))
    .select(sortValue(page).as('sort_value'))
    .where(isAfter(page, 'w.id'))
    .orderBy(inOrder(page, 'w.id'))
    .limit(page.limit + 1)
    .execute();

/** Includes the listing as it is sold. */
export const findShownByListing = (db: Db, buyerId: string, listingId: string) =>
  shown(db, buyerId)
    .select(['l.edition', 'l.condition', 'l.year', 'l.description', 'l.defects', 'l.colours', 'l.materials', 'l.style'])
    .select(['l.width_mm', 'l.depth_mm', 'l.height_mm', pictures.as('images')])
    .where('w.listing_id', '=', listingId)
    .executeTakeFirst();

/** Sorts the newest first, without bought ones. */
export const listSavedIds = (db: Db, buyerId: string, limit: number) =>
  db
    .selectFrom('wishes as w')
    .select(['w.id', 'w.listing_id'])
    .where('w.buyer_id', '=', buyerId)
    .where('w.removed_at', 'is', null)
    .where(sql<boolean>`not exists (
      select 1 from sales s where s.listing_id = w.listing_id and s.buyer_id = w.buyer_id
    )`)
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit)
    .execute();

/** Returns undefined when the listing is not in the shop. */
export async function countWishes(db: Db, listingId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('listings as l')
    .where('l.id', '=', listingId)
    .where(sql<boolean>`${isPublic} and l.state <> 'withdrawn'`)
    .select(
      sql<number>`(select count(*)::int from wishes w where w.listing_id = l.id and w.removed_at is null)`.as('saves'),
    )
    .executeTakeFirst();
  return row?.saves;
}

/** Does not find removed entries. */
export const findByListing = (db: Db, buyerId: string, listingId: string) =>
  db
    .selectFrom('wishes')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('listing_id', '=', listingId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** Adds a listing; a removed entry returns as new. @returns undefined when it exists */
export const insertWish = (db: Db, buyerId: string, { listingId, price }: { listingId: string; price: Cents }) =>
  db
    .insertInto('wishes')
    .values({ id: randomUUIDv7(), buyer_id: buyerId, listing_id: listingId, price_cents: price })
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'listing_id'])
        .doUpdateSet({ removed_at: null, created_at: sql<Date>`now()`, price_cents: price })
        .where('wishes.removed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();

export const findListingOf = (db: Db, buyerId: string, id: string) =>
  db.selectFrom('wishes').select('listing_id').where('id', '=', id).where('buyer_id', '=', buyerId).executeTakeFirst();

/** Locks an entry, removed or not. */
export const lockWish = (tx: Tx, buyerId: string, id: string) =>
  tx
    .selectFrom('wishes')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst();

export const setRemoved = (tx: Tx, id: string, removed: boolean) =>
  tx
    .updateTable('wishes')
    .set({ removed_at: removed ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();

/** Whether the buyer is paying for it. */
export async function isPayingFor(tx: Tx, buyerId: string, listingId: string): Promise<boolean> {
  const purchase = await tx
    .selectFrom('purchases')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('listing_id', '=', listingId)
    .where('state', 'in', payingStates)
    .executeTakeFirst();
  return purchase !== undefined;
}
