import type { Pool } from 'pg';
import type { Transaction } from './database.ts';
import { resourceMissing } from './stripe-error.ts';
import type { Kind, WireObjects } from './wire.ts';

type Queryable = Pool | Transaction;

export async function insertObject<K extends Kind>(tx: Transaction, body: WireObjects[K]): Promise<void> {
  await tx.query('insert into sandbox_stripe.object (id, kind, created, body) values ($1, $2, $3, $4)', [
    body.id,
    body.object,
    body.created,
    JSON.stringify(body),
  ]);
}

/** Replaces an object locked by `getObject(…, { lock: true })`. */
export async function updateObject<K extends Kind>(tx: Transaction, body: WireObjects[K]): Promise<void> {
  await tx.query('update sandbox_stripe.object set body = $2 where id = $1', [body.id, JSON.stringify(body)]);
}

/** Returns an object by id; `lock` holds its row until the transaction ends. Throws 404 `resource_missing`. */
export async function getObject<K extends Kind>(
  db: Queryable,
  kind: K,
  { id, options = {} }: { id: string; options?: { lock?: boolean; param?: string } },
): Promise<WireObjects[K]> {
  const sql = `select body from sandbox_stripe.object where id = $1 and kind = $2 ${options.lock ? 'for update' : ''}`;
  const { rows } = await db.query<{ body: WireObjects[K] }>(sql, [id, kind]);
  if (!rows[0]) throw resourceMissing(kind, id, options.param);
  return rows[0].body;
}

export interface ObjectFilter {
  limit: number;
  /** The id after which the page begins. */
  startingAfter?: string;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number };
  metadata?: Record<string, string>;
  /** Top-level fields that must be equal, e.g. `payment_intent` or `type`. */
  fields?: Record<string, string>;
}

/** Returns a page, newest first, and whether more follow. Throws 404 for an unknown `startingAfter`. */
export async function listObjects<K extends Kind>(
  db: Queryable,
  kind: K,
  filter: ObjectFilter,
): Promise<{ data: WireObjects[K][]; hasMore: boolean }> {
  const values: unknown[] = [kind];
  const where = ['kind = $1'];
  const add = (condition: (position: string) => string, value: unknown) => {
    values.push(value);
    where.push(condition(`$${values.length}`));
  };

  if (filter.startingAfter) {
    await getObject(db, kind, { id: filter.startingAfter, options: { param: 'starting_after' } });
    add(
      (at) => `(created, sequence) < (select created, sequence from sandbox_stripe.object where id = ${at})`,
      filter.startingAfter,
    );
  }
  const { gt, gte, lt, lte } = filter.created ?? {};
  if (gt !== undefined) add((at) => `created > ${at}`, gt);
  if (gte !== undefined) add((at) => `created >= ${at}`, gte);
  if (lt !== undefined) add((at) => `created < ${at}`, lt);
  if (lte !== undefined) add((at) => `created <= ${at}`, lte);
  if (filter.metadata) add((at) => `body -> 'metadata' @> ${at}::jsonb`, JSON.stringify(filter.metadata));
  for (const [field, value] of Object.entries(filter.fields ?? {})) {
    values.push(field);
    const name = `$${values.length}`;
    add((at) => `body ->> ${name}::text = ${at}`, value);
  }

  values.push(filter.limit + 1);
  const { rows } = await db.query<{ body: WireObjects[K] }>(
    `select body from sandbox_stripe.object where ${where.join(' and ')}
     order by created desc, sequence desc limit $${values.length}`,
    values,
  );
  return { data: rows.slice(0, filter.limit).map((row) => row.body), hasMore: rows.length > filter.limit };
}
