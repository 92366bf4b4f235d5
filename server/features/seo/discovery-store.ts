import { sql } from 'kysely';
import { onSaleStates } from '../../../shared/domain/listing.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';

/** The limit is 50,000; fewer answer faster. */
const LISTINGS_IN_PART = 10_000;

/** Must match the index `listings_in_sitemap`. */
const inSitemap = sql<boolean>`state in (${anyOf(onSaleStates)}) and hidden_at is null and deleted_at is null`;

export const listParts = (db: Db) =>
  db
    .selectFrom('listings')
    .select([
      sql<number>`number / ${LISTINGS_IN_PART}::integer`.as('part'),
      sql<Date>`max(updated_at)`.as('changed_at'),
    ])
    .where(inSitemap)
    .groupBy(sql`1`)
    .orderBy('part')
    .execute();

/** Returns sellers with listings in the sitemap, and their last change. */
export const listSellersInSitemap = (db: Db, limit: number) =>
  db
    .selectFrom('listings')
    .select(['seller_id', sql<Date>`max(updated_at)`.as('changed_at')])
    .where(inSitemap)
    .groupBy('seller_id')
    .orderBy('seller_id')
    .limit(limit)
    .execute();

export const listPart = (db: Db, part: number) =>
  db
    .selectFrom('listings')
    .select(['id', 'updated_at'])
    .where(inSitemap)
    .where('number', '>=', part * LISTINGS_IN_PART)
    .where('number', '<', (part + 1) * LISTINGS_IN_PART)
    .orderBy('number')
    .execute();
