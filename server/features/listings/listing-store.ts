import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Category } from '../../../shared/domain/category.ts';
import { onSaleStates } from '../../../shared/domain/listing.ts';
import type { Position } from '../../../shared/domain/place.ts';
import { givableStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import { type Db, planOnce, type Tx } from '../../platform/db/database.ts';
import type { ListingsTable } from '../../platform/db/database-schema.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';
import { isUnderWay } from './payment-under-way.ts';

export type ListingRow = Selectable<ListingsTable>;

type Picture = { url: string; width: number; height: number; tones: string | null };

const inOrder = sql<Picture[]>`coalesce(json_agg(
  json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'tones', i.tones) order by li.position), '[]')`;
const shots = sql`listing_images li join images i on i.id = li.image_id`;

const described = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as seller', 'seller.id', 'l.seller_id')
    // At most one such purchase exists, so this adds no rows.
    .leftJoin('purchases as live', (join) => join.onRef('live.listing_id', '=', 'l.id').on(isUnderWay))
    // Named columns: the true position stays in the database.
    .select(['l.id', 'l.seller_id', 'l.seller_name', 'l.location', 'l.phone', 'l.category', 'l.title', 'l.price_cents'])
    .select([
      'l.condition',
      'l.year',
      'l.description',
      'l.defects',
      'l.colours',
      'l.materials',
      'l.style',
      'l.state',
      'l.advertised',
      'l.advertised_until',
      'l.accepts_offers',
      'l.pickup',
      'l.delivery_radius_km',
      'l.delivery_cents',
      'l.carrier_cents',
      'l.waits_for',
    ])
    .select(['l.width_mm', 'l.depth_mm', 'l.height_mm', 'l.place_name', 'l.place_region', 'l.place_country'])
    .select(['l.public_latitude', 'l.public_longitude', 'l.created_at', 'l.updated_at', 'l.former_price_cents'])
    .select([
      'seller.display_name as account_name',
      'seller.email as seller_email',
      'seller.verified_at as seller_verified_at',
      'live.held_until',
    ])
    .select(microsOf('l.created_at').as('micros'));

/** Selects public listings with pictures: one query for any number. */
export const shown = (db: Db) =>
  described(db).select(sql<Picture[]>`(select ${inOrder} from ${shots} where li.listing_id = l.id)`.as('images'));

export type ShownListing = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

export const inShop = sql<boolean>`(l.hidden_at is null and l.deleted_at is null)`;

/** Must match the index expression. */
export const onSale = sql<boolean>`(l.state in (${anyOf(onSaleStates)}))`;
export const advertised = sql<boolean>`l.advertised`;

export type RankedKey = TimeKey & { first: boolean };
type Part<Key> = { limit: number; after: Key | undefined };

export const isPast = (rank: typeof onSale, after: RankedKey | undefined) =>
  sql<boolean>`(${rank}, l.created_at, l.id) < (${after?.first}::boolean, ${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`;

function ranked(query: ReturnType<typeof shown>, rank: typeof onSale, { limit, after }: Part<RankedKey>) {
  return query
    .$if(after !== undefined, (q) => q.where(isPast(rank, after)))
    .orderBy(rank, 'desc')
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/**
 * Advertised first, then newest.
 * @param without ids to skip
 */
export const listOnSale = (
  db: Db,
  limit: number,
  { after, without = [] }: { after: RankedKey | undefined; without?: readonly string[] },
) =>
  ranked(
    shown(db)
      .where(onSale)
      .where(inShop)
      .$if(without.length > 0, (q) => q.where(sql<boolean>`l.id <> all(${without}::uuid[])`)),
    advertised,
    { limit, after },
  );

/** Sorts the newest first. */
export const listOnSaleOf = (db: Db, sellerId: string, { limit, after }: Part<TimeKey>) =>
  shown(db)
    .where('l.seller_id', '=', sellerId)
    .where(onSale)
    .where(inShop)
    .$if(after !== undefined, (q) =>
      q.where(sql<boolean>`(l.created_at, l.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();

/** Reads one half, advertised or not: each uses its own index. */
export const listNewest = (db: Db, limit: number, isAdvertised: boolean) =>
  shown(db)
    .where(onSale)
    .where(inShop)
    .where('l.advertised', '=', isAdvertised)
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();

/** Sorts listings on sale before sold ones. */
export const listCategory = (db: Db, category: Category, { limit, after }: Part<RankedKey>) =>
  ranked(
    shown(db).where('l.category', '=', category).where(sql<boolean>`l.state <> 'withdrawn'`).where(inShop),
    onSale,
    { limit, after },
  );

export const findShown = (db: Db, id: string) => shown(db).where('l.id', '=', id).where(inShop).executeTakeFirst();

const blanks = { ids: ['ids'], states: ['states'] } as const;
/** Compiled once: building it costs as much as reading some listings. */
let byIds: ReturnType<ReturnType<typeof shown>['compile']> | undefined;

/** One query for all pictures is cheaper than one per listing. */
const shownByIds = (db: Db) =>
  described(db)
    .leftJoin(
      sql<{ listing_id: string; images: Picture[] }>`(
        select li.listing_id, ${inOrder} as images from ${shots}
        where li.listing_id = any(${blanks.ids}::uuid[]) group by li.listing_id
      )`.as('pictures'),
      'pictures.listing_id',
      'l.id',
    )
    .select(sql<Picture[]>`coalesce(pictures.images, '[]')`.as('images'))
    .where(sql<boolean>`l.id = any(${blanks.ids}::uuid[])`)
    .where(sql<boolean>`l.state = any(${blanks.states}::text[])`)
    .where(inShop);

/** Returns them in any order. */
export async function findShownByIds(db: Db, ids: readonly string[], states: readonly string[]) {
  byIds ??= planOnce(shownByIds(db).compile());
  const given = new Map<unknown, readonly string[]>([
    [blanks.ids, ids],
    [blanks.states, states],
  ]);
  const parameters = byIds.parameters.map((one) => given.get(one) ?? one);
  return (await db.executeQuery<ShownListing>({ ...byIds, parameters })).rows;
}

/** Finds a listing outside the shop. */
export const findTrace = (db: Db, id: string) =>
  db
    .selectFrom('listings as l')
    .select(['l.category', sql<boolean>`not ${inShop} and l.waits_for is null`.as('removed')])
    .where('l.id', '=', id)
    .executeTakeFirst();

export const findSale = (db: Db, id: string) =>
  db.selectFrom('sales').select(['buyer_id', 'paid_at']).where('listing_id', '=', id).executeTakeFirst();

/** Finds sellers of removed listings too. */
export const findSellerOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('listings').select('seller_id').where('id', '=', id).executeTakeFirst())?.seller_id;

export const lockListing = (tx: Tx, id: string, { alsoHidden = false }: { alsoHidden?: boolean } = {}) =>
  tx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', id)
    // The seller can edit one that waits for an admin.
    .$if(!alsoHidden, (query) =>
      query.where((eb) => eb.or([eb('hidden_at', 'is', null), eb('waits_for', 'is not', null)])),
    )
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** @returns false when the id exists */
export const insertListing = async (tx: Tx, listing: Insertable<ListingsTable>): Promise<boolean> =>
  (await tx
    .insertInto('listings')
    .values(listing)
    .onConflict((made) => made.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const changeListing = (tx: Tx, id: string, change: Updateable<ListingsTable>) =>
  tx
    .updateTable('listings')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** Finds the true position for a seller's public one. */
export const findTruePosition = (tx: Tx, sellerId: string, shownAt: Position): Promise<Position | undefined> =>
  tx
    .selectFrom('listings')
    .select([sql<number>`place_latitude`.as('latitude'), sql<number>`place_longitude`.as('longitude')])
    .where('seller_id', '=', sellerId)
    .where('public_latitude', '=', shownAt.latitude)
    .where('public_longitude', '=', shownAt.longitude)
    .limit(1)
    .executeTakeFirst();

export const findPictures = (db: Db, listingId: string) =>
  db
    .selectFrom('listing_images')
    .innerJoin('images', 'images.id', 'listing_images.image_id')
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .select(['images.id', 'images.url'])
    .execute();

export async function setPictures(tx: Tx, listingId: string, imageIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('listing_images').where('listing_id', '=', listingId).execute();
  const rows = imageIds.map((imageId, position) => ({ listing_id: listingId, position, image_id: imageId }));
  await tx.insertInto('listing_images').values(rows).execute();
}

/** Other pictures are another thing to buy. */
export const countEdition = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('listings')
    .set((eb) => ({ edition: eb('edition', '+', 1) }))
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();

/** Returns until when a buyer holds a listing; undefined when nobody does, or a bank decides. */
export async function findHeldUntil(db: Db, id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('purchases')
    .select('held_until')
    .where('listing_id', '=', id)
    .where('state', 'in', givableStates)
    .where('held_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.held_until;
}

/** @returns which listing showed which */
export async function deletePictures(tx: Tx, uploadIds: readonly string[]) {
  if (uploadIds.length === 0) return [];
  const rows = await tx
    .deleteFrom('listing_images')
    .where('image_id', 'in', uploadIds)
    .returning(['listing_id', 'image_id'])
    .execute();
  return rows.map(({ listing_id, image_id }) => ({ listingId: listing_id, uploadId: image_id }));
}

export const mainPictures = (db: Db, listingIds: readonly string[]) =>
  db
    .selectFrom('listing_images')
    .innerJoin('images', 'images.id', 'listing_images.image_id')
    .where('listing_id', 'in', [...listingIds])
    .distinctOn('listing_id')
    .orderBy('listing_id')
    .orderBy('position')
    .select(['listing_id', 'url'])
    .execute();
