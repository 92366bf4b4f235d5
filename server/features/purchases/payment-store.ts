import { sql } from 'kysely';
import type { MoneyState } from '../../../shared/domain/purchase.ts';
import type { Db } from '../../database.ts';
import { instantOf, microsOf, type TimeKey } from '../../time-key.ts';
import { refundedCents } from './refund-store.ts';

/** One page of all that was ever paid, by the ledger, newest first; whether it made a sale or had to go back. */
export const listPayments = (db: Db, limit: number, after: TimeKey | undefined) =>
  db
    .selectFrom('ledger_entries as entry')
    .innerJoin('purchases as p', 'p.id', 'entry.purchase_id')
    .innerJoin('listings as piece', 'piece.id', 'p.listing_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'p.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'p.seller_id')
    .where('entry.kind', '=', 'payment')
    .where('entry.account', '=', 'provider')
    .select(['entry.id as entry_id', 'entry.amount_cents', 'entry.created_at as paid_at'])
    .select(['p.id', 'p.listing_id', 'p.intent_id', 'piece.title', 'piece.category'])
    // Nothing is booked before it is paid.
    .select(sql<MoneyState>`p.state`.as('state'))
    .select(['buyer.display_name as buyer_name', 'buyer.email as buyer_email'])
    .select(['seller.display_name as seller_name', 'seller.email as seller_email'])
    .select([refundedCents('p.id').as('refunded_cents'), microsOf('entry.created_at').as('micros')])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(entry.created_at, entry.id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .execute();
