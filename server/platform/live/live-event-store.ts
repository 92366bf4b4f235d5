import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { LiveKind } from '../db/tables/live-tables.ts';

/** `position`: the person's events, counted without gaps. */
export type LiveEvent = { accountId: string; position: number; kind: LiveKind; data: object };

export type NewLiveEvent = Omit<LiveEvent, 'position'>;

/** Stores any number of events; notify after the commit. */
export const insertLiveEvents = (tx: Tx, events: readonly NewLiveEvent[]) =>
  sql`insert into live_events (account_id, kind, data)
    select e."accountId", e.kind, e.data
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e ("accountId" uuid, kind text, data jsonb)`.execute(
    tx,
  );

/** Returns 0 before the first event. */
export async function findLastPosition(db: Db, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('live_positions')
    .select('position')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(row?.position ?? 0);
}

/** Per person and read. */
export const EVENTS_AT_ONCE = 200;

/** Returns them in order. */
export async function readLiveEvents(db: Db, after: ReadonlyMap<string, number>): Promise<LiveEvent[]> {
  if (after.size === 0) return [];
  const [accounts, positions] = [[...after.keys()], [...after.values()]];
  const { rows } = await sql<{ account_id: string; position: string; kind: LiveKind; data: object }>`
    select e.account_id, e.position, e.kind, e.data
    from unnest(${accounts}::uuid[], ${positions}::bigint[]) as seen (account_id, position)
    join live_positions last on last.account_id = seen.account_id and last.position > seen.position
    cross join lateral (
      select account_id, position, kind, data from live_events
      where account_id = seen.account_id and position > seen.position
      order by position limit ${EVENTS_AT_ONCE}
    ) e`.execute(db);
  return rows.map(({ account_id, position, kind, data }) => ({
    accountId: account_id,
    position: Number(position),
    kind,
    data,
  }));
}

/** Returns the oldest stored number: a page may have been away for too long. */
export async function findFirstPosition(db: Db, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('live_events')
    .select('position')
    .where('account_id', '=', accountId)
    .where('position', 'is not', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row ? Number(row.position) : undefined;
}

export const deleteLiveEvents = (db: Db, hours: number) =>
  db.deleteFrom('live_events').where('at', '<', sql<Date>`now() - make_interval(hours => ${hours})`).execute();

/** Do not call it in another transaction: it locks all that notify until its commit. */
export const notifyLive = (db: Db, channel: string) => sql`select pg_notify(${channel}, 'look')`.execute(db);
