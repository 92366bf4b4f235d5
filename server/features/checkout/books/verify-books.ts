import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type BrokenRule = { rule: string; subject: string };

/**
 * Checks the invariants of reliability 3.18, except I3 and I4, which the reconciler checks.
 * @returns the broken rules
 */
export async function verifyBooks(db: Db): Promise<BrokenRule[]> {
  const { rows } = await sql<BrokenRule>`
    select 'I1 one live purchase for a listing' as rule, listing_id::text as subject
      from purchases where state in ('held', 'intent_ready', 'processing', 'paid', 'expiring')
      group by listing_id having count(*) > 1
    union all
    select 'I1 a held listing has a live purchase', l.id::text from listings l
      where l.state = 'held' and not exists (
        select 1 from purchases p where p.listing_id = l.id and p.state in ('held', 'intent_ready', 'processing', 'expiring'))
    union all
    select 'I1 a live purchase holds its listing', p.id::text from purchases p join listings l on l.id = p.listing_id
      where p.state in ('held', 'intent_ready', 'processing', 'expiring') and l.state <> 'held'
    union all
    select 'I2 one sale stands for a listing', listing_id::text from purchases
      where state in ('paid', 'disputed') group by listing_id having count(*) > 1
    union all
    select 'I5 the ledger sums to zero', purchase_id::text from ledger_entries
      group by purchase_id, kind having sum(amount_cents) <> 0
    union all
    select 'I5 what was paid is booked', p.id::text from purchases p
      where p.state in ('paid', 'refund_pending', 'refunded', 'refund_failed', 'disputed') and not exists (
        select 1 from ledger_entries e where e.purchase_id = p.id and e.kind = 'payment' and e.account = 'provider'
          -- Money that made no sale may be of another amount than the price; then that is why it made none.
          and (e.amount_cents = p.price_cents or not exists (select 1 from sales s where s.purchase_id = p.id)))
    union all
    select 'I6 no more goes back than came', purchase_id::text from ledger_entries
      where account = 'provider' group by purchase_id having sum(amount_cents) < 0
    union all
    select 'I6 what went back is booked', purchase_id::text from (
      select purchase_id, amount_cents from refunds where state = 'succeeded'
      union all
      select purchase_id, amount_cents from ledger_entries where account = 'provider' and kind in ('refund', 'return')) as back
      group by purchase_id having sum(amount_cents) <> 0
    union all
    select 'I6 refunded is what went back in full, and nothing else', p.id::text from purchases p
      join ledger_entries e on e.purchase_id = p.id and e.account = 'provider'
      where p.state in ('paid', 'refunded', 'disputed')
      group by p.id, p.state having (p.state = 'refunded') <> (sum(e.amount_cents) = 0)
    union all
    select 'I7 what is paid is sold', p.id::text from purchases p join listings l on l.id = p.listing_id
      where p.state = 'paid' and l.state <> 'sold'
    union all
    select 'I7 what is sold has a sale', l.id::text from listings l
      where l.state = 'sold' and not exists (select 1 from sales s where s.listing_id = l.id)
    union all
    select 'I9 no delivery waits for more than ten minutes', id from provider_events
      where handled_at is null and parked_at is null and received_at < now() - interval '10 minutes'
    union all
    select 'I10 no hold outlives its time by more than a minute', id::text from purchases
      where state in ('held', 'intent_ready') and held_until < now() - interval '1 minute'
    union all
    select 'I11 a paid purchase has its paid record', p.id::text from purchases p
      where p.state in ('paid', 'disputed') and not exists (select 1 from sales s where s.purchase_id = p.id)
  `.execute(db);
  return rows;
}
