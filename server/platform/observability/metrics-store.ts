import { sql } from 'kysely';
import { givableStates, payingStates, unfinishedStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../db/any-of.ts';
import type { Db } from '../db/database.ts';

export const backlogMeanings = {
  holds_live: 'Listings on hold, as people see them',
  purchases_overdue: 'Purchases whose hold, end, payment or refund takes longer than it should',
  events_waiting: 'Deliveries of the card provider that wait for work',
  events_parked: 'Deliveries given up after too many tries; a person must look',
  refunds_failed: 'Payments whose refund failed; a person must look',
  disputes_open: 'Payments that a buyer disputes; to be answered at the provider',
  ledger_breaks: 'Payments whose sums in the ledger and at the card provider differ; must be 0',
  payouts_overdue: 'Payouts that should have been sent by now, to sellers who can be paid and are not suspended',
  payouts_overdue_seconds: 'Seconds since the oldest of them was due; 0 without one',
  mails_waiting: 'Mails that are still to be sent',
  mails_failed: 'Mails given up after too many tries',
  pictures_broken: 'Pictures whose files are missing or are not what was kept; must be 0',
  archive_stuck: 'Whether the last file of the write-ahead log could not be archived; must be 0',
};

export type Backlog = Record<keyof typeof backlogMeanings, number>;

/** Reads indexes or small tables. */
export async function readBacklog(db: Db, payouts: 'manual' | 'connect' = 'manual'): Promise<Backlog> {
  const ready =
    payouts === 'manual'
      ? sql`select account_id from bank_details where usable_from is null or usable_from <= now()`
      : sql`select account_id from seller_accounts where state = 'ready' and (usable_from is null or usable_from <= now())`;
  const { rows } = await sql<Record<keyof Backlog, string>>`
    select
      (select count(*) from purchases where state in (${anyOf(payingStates)})) as holds_live,
      (select count(*) from purchases
        where state in (${anyOf(unfinishedStates)}) and (
          state in (${anyOf(givableStates)}) and held_until < now() - interval '1 minute'
          or state = 'expiring' and updated_at < now() - interval '1 minute'
          or state = 'processing' and updated_at < now() - interval '10 minutes'
          or state = 'refund_pending' and due_at < now() - interval '1 minute')) as purchases_overdue,
      (select count(*) from provider_events where handled_at is null and parked_at is null) as events_waiting,
      (select count(*) from provider_events where handled_at is null and parked_at is not null) as events_parked,
      (select count(*) from purchases where state = 'refund_failed') as refunds_failed,
      (select count(*) from purchases where state = 'disputed') as disputes_open,
      (select count(*) from ledger_breaks where mended_at is null) as ledger_breaks,
      overdue.count as payouts_overdue, overdue.seconds as payouts_overdue_seconds,
      (select count(*) from jobs.job where name = 'send-mail' and state in ('created', 'retry')) as mails_waiting,
      (select count(*) from jobs.job where name = 'send-mail' and state = 'failed') as mails_failed,
      (select count(*) from images where problem is not null) as pictures_broken,
      (select count(*) from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')) as archive_stuck
    from (
      select count(*), coalesce(extract(epoch from now() - min(o.due_at)), 0) as seconds
      from payouts o join purchases p on p.id = o.purchase_id join (${ready}) b on b.account_id = o.seller_id
      where o.due_at < now() and (o.state = 'sending' or o.state = 'owed' and p.state = 'paid' and not exists (
        select 1 from accounts a where a.id = o.seller_id and a.suspended_at is not null) and not exists (
        select 1 from refunds r where r.purchase_id = p.id and r.state = 'pending'))
    ) overdue
  `.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])) as Backlog;
}

/** Counts due jobs of each queue, with the age of the oldest in seconds. */
export async function readQueues(db: Db): Promise<{ queue: string; count: string; seconds: string }[]> {
  const { rows } = await sql<{ queue: string; count: string; seconds: string }>`
    select q.name as queue, count(j.id), coalesce(extract(epoch from now() - min(j.start_after)), 0) as seconds
    from jobs.queue q
      left join jobs.job j on j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()
    where q.name not like '\\_\\_%' group by q.name
  `.execute(db);
  return rows;
}

/** Returns Unix seconds of the last run; now while it runs, the schedule's time before the first. */
export async function readSchedule(db: Db): Promise<{ name: string; seconds: string }[]> {
  const { rows } = await sql<{ name: string; seconds: string }>`
    select s.key as name, extract(epoch from coalesce(max(j.at), s.updated_on)) as seconds
    from jobs.schedule s
      left join (
        select data ->> 'name' as name, case state when 'active' then now() else completed_on end as at
        from jobs.job where name = 'periodic' and state in ('active', 'completed')
      ) j on j.name = s.key
    group by s.key, s.updated_on
  `.execute(db);
  return rows;
}
