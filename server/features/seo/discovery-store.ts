import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Pieces in one part of the sitemap: far from the 50,000 that the protocol allows, so that each part answers at once. */
export const PIECES_IN_PART = 10_000;

/** Written as the index `listings_in_sitemap` has it. */
const inSitemap = sql<boolean>`state in ('available', 'held') and hidden_at is null and deleted_at is null`;

/** The parts that hold any piece, and when one of these last changed. */
export const listParts = (db: Db) =>
  db
    .selectFrom('listings')
    .select([sql<number>`number / ${PIECES_IN_PART}::integer`.as('part'), sql<Date>`max(updated_at)`.as('changed_at')])
    .where(inSitemap)
    .groupBy(sql`1`)
    .orderBy('part')
    .execute();

/** The pieces of one part, by their number. */
export const listPart = (db: Db, part: number) =>
  db
    .selectFrom('listings')
    .select(['id', 'updated_at'])
    .where(inSitemap)
    .where('number', '>=', part * PIECES_IN_PART)
    .where('number', '<', (part + 1) * PIECES_IN_PART)
    .orderBy('number')
    .execute();
