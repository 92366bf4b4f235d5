import { sql } from 'kysely';
import { undoneStates } from '../../../shared/domain/fulfillment.ts';
import { refundStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Tx } from '../../platform/db/database.ts';

export const refunded = sql<boolean>`exists (
  select from sales s join purchases p on p.id = s.purchase_id
   where s.listing_id = l.id and p.state in (${anyOf(refundStates)}))`;

/** The listing that offers it again. */
export const relistedAs = sql<string | null>`(
  select copy.id from listings copy where copy.relists = l.id and copy.deleted_at is null)`;

/** @returns whether its sale was undone; undefined without such a listing */
export async function findCopied(tx: Tx, sellerId: string, id: string): Promise<{ isUndone: boolean } | undefined> {
  const { rows } = await sql<{ isUndone: boolean }>`
    select ${refunded} or exists (
      select from fulfillments f where f.listing_id = l.id and f.state in (${anyOf(undoneStates)})) as "isUndone"
    from listings l where l.id = ${id} and l.seller_id = ${sellerId} and l.deleted_at is null`.execute(tx);
  return rows[0];
}

/** A removed copy is none. */
export const releaseRemovedCopy = (tx: Tx, relists: string) =>
  sql`update listings set relists = null where relists = ${relists} and deleted_at is not null`.execute(tx);

/** Without limits above the new price. */
export async function copyOfferRules(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update listings l set accepts_offers = o.accepts_offers from listings o
    where l.id = ${to} and o.id = ${from}`.execute(tx);
  await sql`insert into offer_rules (listing_id, floor_cents, accept_cents)
    select l.id, case when r.floor_cents <= l.price_cents then r.floor_cents end,
      case when r.accept_cents <= l.price_cents then r.accept_cents end
    from offer_rules r, listings l where r.listing_id = ${from} and l.id = ${to}`.execute(tx);
}
