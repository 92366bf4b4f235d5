import { sql } from 'kysely';
import type { PaymentFilter } from '../../../../shared/contract/checkout/payments.ts';
import type { MoneyState } from '../../../../shared/domain/purchase.ts';
import { isBankDisputed } from '../../../platform/db/bank-disputed.ts';
import { type Db, planOnce } from '../../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../../platform/db/time-key.ts';
import { wordBeginnings, wordsOfListing, wordsOfPerson } from '../../../platform/db/word-search.ts';
import { failedPartCents, refundedCents } from '../refunds/refund-store.ts';

function concerns(q: string) {
  const words = wordBeginnings(q);
  if (words === undefined) return sql<boolean>`false`;
  const people = sql`select id from accounts where ${wordsOfPerson} @@ to_tsquery('simple', ${words})`;
  return sql<boolean>`(p.buyer_id in (${people}) or p.seller_id in (${people}) or p.listing_id in (
    select id from listings where ${wordsOfListing} @@ to_tsquery('simple', ${words})))`;
}

/** Returns a disputed payment with the data for its evidence. */
export const findDisputed = (db: Db, purchaseId: string) =>
  db
    .selectFrom('purchases as p')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'p.buyer_id')
    .where('p.id', '=', purchaseId)
    .select(['p.id', 'p.intent_id', 'l.title', 'l.category'])
    .select(['buyer.display_name as buyer_name', 'buyer.email as buyer_email'])
    .executeTakeFirst();

const isBefore = (after: TimeKey | undefined) =>
  after ? sql`and (created_at, id) < (${instantOf(after.micros)}, ${after.id}::uuid)` : sql``;

export async function listPayments(
  db: Db,
  { q, state, returns, person }: PaymentFilter,
  limit: number,
  after: TimeKey | undefined,
) {
  // A page of one person's sales suffices; a busy seller has tens of thousands.
  const isNarrowed = state !== undefined || returns !== undefined || (q !== undefined && q.trim() !== '');
  const rows = db
    .selectFrom('ledger_entries as entry')
    .innerJoin('purchases as p', 'p.id', 'entry.purchase_id')
    .innerJoin('listings as listing', 'listing.id', 'p.listing_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'p.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'p.seller_id')
    .where('entry.kind', '=', 'payment')
    .where('entry.account', '=', 'provider')
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'paid'))
    .$if(returns !== undefined, (query) =>
      query.where(
        sql<boolean>`(select r.state from return_requests r where r.purchase_id = p.id
          order by r.created_at desc, r.id desc limit 1) = ${returns}`,
      ),
    )
    .$if(person !== undefined, (query) =>
      query.where(
        sql<boolean>`entry.id = any(array(
          (select id from ledger_entries where seller_id = ${person} and kind = 'payment' and account = 'provider'
            ${isBefore(after)} order by created_at desc, id desc limit ${isNarrowed ? null : limit + 1})
          union all
          (select ledger_entries.id from purchases b join ledger_entries on ledger_entries.purchase_id = b.id
            where b.buyer_id = ${person} and kind = 'payment' and account = 'provider')))`,
      ),
    )
    .$if(q !== undefined && q.trim() !== '', (query) => query.where(concerns(q ?? '')))
    .select(['entry.id as entry_id', 'entry.amount_cents', 'entry.created_at as paid_at'])
    .select([
      'p.id',
      'p.listing_id',
      'p.buyer_id',
      'p.seller_id',
      'p.intent_id',
      'p.delivery_cents',
      'p.bank_due_by',
      'p.bank_answered',
      isBankDisputed('p').as('is_bank_disputed'),
      'listing.title',
      'listing.category',
    ])
    .select(sql<MoneyState>`p.state`.as('state'))
    .select(['buyer.display_name as buyer_name', 'buyer.email as buyer_email'])
    .select(['seller.display_name as seller_name', 'seller.email as seller_email'])
    .select([refundedCents('p.id').as('refunded_cents'), failedPartCents('p.id').as('failed_part_cents')])
    .select([microsOf('entry.created_at').as('micros')])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(entry.created_at, entry.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit + 1);
  // Planned once, since planning takes longer than reading.
  const isPageOfPerson = person !== undefined && !isNarrowed;
  return isPageOfPerson ? (await db.executeQuery(planOnce(rows.compile()))).rows : rows.execute();
}
