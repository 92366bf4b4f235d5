import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type Usage = {
  /** Of the last hour; seconds until the oldest expires. */
  lastHour: number;
  hourFreeIn: number;
  /** Not those of messages, or of sold or removed listings. */
  live: number;
  /** Bytes of the last day, and seconds until the oldest expires. */
  dayBytes: number;
  dayFreeIn: number;
};

export async function readUsage(db: Db, ownerId: string): Promise<Usage> {
  const hour = sql`created_at > now() - interval '1 hour'`;
  const day = sql`created_at > now() - interval '24 hours'`;
  const shown = sql`select 1 from listing_images li join listings l on l.id = li.listing_id where li.image_id = images.id`;
  const inMessage = sql`select 1 from message_images mi where mi.image_id = images.id`;
  const inReport = sql`select 1 from fulfillment_images fi where fi.image_id = images.id`;
  const live = sql`(url <> '' or ${day}) and (not exists (${shown}) and not exists (${inMessage}) and not exists (${inReport}) or exists (${shown} and l.state <> 'sold' and l.deleted_at is null))`;
  const { rows } = await sql<Record<keyof Usage, number>>`
    select count(*) filter (where ${hour})::float8 as "lastHour",
      coalesce(extract(epoch from min(created_at) filter (where ${hour}) + interval '1 hour' - now()), 0)::float8 as "hourFreeIn",
      count(*) filter (where ${live})::float8 as live,
      coalesce(sum(bytes) filter (where ${day}), 0)::float8 as "dayBytes",
      coalesce(extract(epoch from min(created_at) filter (where ${day}) + interval '24 hours' - now()), 0)::float8 as "dayFreeIn"
    from images where owner_id = ${ownerId}`.execute(db);
  return rows[0] ?? { lastHour: 0, hourFreeIn: 0, live: 0, dayBytes: 0, dayFreeIn: 0 };
}

/** Serializes storing and removing a hash's files. */
export const lockFiles = (tx: Tx, hash: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${hash}`}, 0))`.execute(tx);

export const findByHash = (db: Db, ownerId: string, hash: string) =>
  db
    .selectFrom('images')
    .select(['id', 'url'])
    .where('owner_id', '=', ownerId)
    .where('hash', '=', hash)
    .executeTakeFirst();

type NewImage = {
  ownerId: string;
  hash: string;
  originalHash: string;
  files: string[];
  width: number;
  height: number;
  tones: string | undefined;
  bytes: number;
};

/** A repeat restarts its 24 hours. */
export const reserveImage = ({ ownerId, files, originalHash: original_hash, ...image }: NewImage, tx: Tx) =>
  tx
    .insertInto('images')
    .values({
      ...image,
      id: crypto.randomUUID(),
      owner_id: ownerId,
      original_hash,
      url: '',
      files: JSON.stringify(files),
    })
    .onConflict((same) =>
      same.columns(['owner_id', 'hash']).doUpdateSet({ created_at: sql<Date>`now()`, original_hash }),
    )
    .returning(['id', 'url'])
    .executeTakeFirstOrThrow();

/** Its files could not be stored; the sweep removes it. */
export const expireUpload = (db: Db, id: string) =>
  sql`update images set created_at = now() - interval '25 hours' where id = ${id} and url = ''`.execute(db);

export const setAddress = (db: Db, id: string, url: string) =>
  db.updateTable('images').set({ url }).where('id', '=', id).execute();

/** Locks them against removal. */
export const findByAddress = (tx: Tx, ownerId: string, urls: readonly string[]) =>
  tx
    .selectFrom('images')
    .select(['id', 'url'])
    .where('owner_id', '=', ownerId)
    .where('url', 'in', urls)
    .where('url', '<>', '')
    .forKeyShare()
    .execute();

/** Unused for 24 hours by any listing, message, report or the shop (reliability 5.8). */
const unused = sql<boolean>`images.created_at < now() - interval '24 hours'
  and not exists (select 1 from listing_images where listing_images.image_id = images.id)
  and not exists (select 1 from message_images where message_images.image_id = images.id)
  and not exists (select 1 from fulfillment_images where fulfillment_images.image_id = images.id)
  and not exists (select 1 from shop_pictures where shop_pictures.image_id = images.id)
  and not exists (select 1 from categories where categories.image_id = images.id)`;

export const findUnused = (db: Db, limit: number) =>
  db.selectFrom('images').select(['id', 'hash']).where(unused).orderBy('created_at').limit(limit).execute();

/** Deletes a still unused row. @returns its files */
export async function removeUnused(tx: Tx, id: string): Promise<string[] | undefined> {
  const locked = await tx
    .selectFrom('images')
    .select('id')
    .where('id', '=', id)
    .where(unused)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  // It may have been used during the lock wait.
  const removed = await tx
    .deleteFrom('images')
    .where('id', '=', id)
    .where(unused)
    .returning('files')
    .executeTakeFirst();
  return removed?.files;
}

export const isHashUsed = async (db: Db, hash: string) =>
  (await db.selectFrom('images').select('id').where('hash', '=', hash).executeTakeFirst()) !== undefined;

export type PictureWithoutAvif = { id: string; hash: string };

/** Claims the oldest listing picture without AVIF, a minute after upload. */
export async function claimWithoutAvif(db: Db): Promise<PictureWithoutAvif | undefined> {
  const { rows } = await sql<PictureWithoutAvif>`
    update images set avif_at = now() where id = (
      select id from images where avif_at is null and files <> '[]' and url <> ''
        and created_at < now() - interval '1 minute'
        and exists (select 1 from listing_images where listing_images.image_id = images.id)
      order by created_at limit 1 for update skip locked)
    returning id, hash`.execute(db);
  return rows[0];
}

export const releaseAvifClaim = (db: Db, id: string) =>
  db.updateTable('images').set({ avif_at: null }).where('id', '=', id).execute();
