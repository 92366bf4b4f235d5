import { sql } from 'kysely';
import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import type { Db } from '../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';
import { wordBeginnings, wordsOfListing } from '../../platform/db/word-search.ts';
import { isUnderWay } from '../listings/payment-under-way.ts';

const isWaiting = sql<boolean>`(l.waits_for is not null and l.deleted_at is null)`;
const isRemoved = sql<boolean>`(l.deleted_at is not null or (l.hidden_at is not null and l.waits_for is null))`;

const everyListing = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as seller', 'seller.id', 'l.seller_id')
    .leftJoin('purchases as live', (join) => join.onRef('live.listing_id', '=', 'l.id').on(isUnderWay))
    .select(['l.id', 'l.title', 'l.category', 'l.price_cents', 'l.advertised', 'l.created_at', 'l.seller_id'])
    .select(['seller.display_name as seller_name', 'seller.email as seller_email', 'live.held_until'])
    .select(['l.deleted_by', 'live.buyer_id as holder_id'])
    .select('seller.language as seller_language')
    .select(
      sql<AdminListingState>`case when ${isRemoved} then 'removed' when ${isWaiting} then 'waiting' else l.state end`.as(
        'state',
      ),
    )
    .select(microsOf('l.created_at').as('micros'));

export type EveryListingRow = Awaited<ReturnType<ReturnType<typeof everyListing>['execute']>>[number];

export const findAnyListing = (db: Db, id: string) => everyListing(db).where('l.id', '=', id).executeTakeFirst();

type Query = {
  q?: string;
  state?: AdminListingState;
  seller?: string;
  limit: number;
  after: TimeKey | undefined;
};

/** @param asked.q word prefixes of title or seller */
export function listEveryListing(db: Db, { q = '', state, seller, limit, after }: Query): Promise<EveryListingRow[]> {
  const words = wordBeginnings(q);
  if (q.trim() !== '' && words === undefined) return Promise.resolve([]);
  return everyListing(db)
    .$if(words !== undefined, (query) => query.where(sql<boolean>`${wordsOfListing} @@ to_tsquery('simple', ${words})`))
    .$if(state === 'removed', (query) => query.where(isRemoved))
    .$if(state === 'waiting', (query) => query.where(isWaiting))
    .$if(state !== undefined && state !== 'removed' && state !== 'waiting', (query) =>
      query.where(sql<boolean>`not ${isRemoved} and not ${isWaiting} and l.state = ${state}`),
    )
    .$if(seller !== undefined, (query) => query.where('l.seller_id', '=', seller ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(l.created_at, l.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
}
