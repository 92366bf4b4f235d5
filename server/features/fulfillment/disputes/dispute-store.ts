import { type Selectable, sql } from 'kysely';
import type { DisputeOutcome } from '../../../../shared/domain/dispute.ts';
import type { FulfillmentParty } from '../../../../shared/domain/fulfillment.ts';
import { isBankDisputed } from '../../../platform/db/bank-disputed.ts';
import { countFirst } from '../../../platform/db/count-first.ts';
import { type Db, planOnce, type Tx } from '../../../platform/db/database.ts';
import type { DisputesTable } from '../../../platform/db/tables/fulfillment-tables.ts';
import { instantOf, microsOf, type TimeKey } from '../../../platform/db/time-key.ts';

export type DisputeRow = Selectable<DisputesTable>;

type NewDispute = { fulfillmentId: string; by: FulfillmentParty; reason: string; text: string };

export const insertDispute = (tx: Tx, { fulfillmentId, by, reason, text }: NewDispute) =>
  tx.insertInto('disputes').values({ fulfillment_id: fulfillmentId, opened_by: by, reason, text }).execute();

/**
 * Adds photos behind those of an earlier report of this party; call it with the fulfillment locked.
 * @param imageIds in the order of the person
 */
export async function insertReportImages(
  tx: Tx,
  fulfillmentId: string,
  { by, imageIds }: { by: FulfillmentParty; imageIds: readonly string[] },
): Promise<void> {
  const known = await tx
    .selectFrom('fulfillment_images')
    .select(['image_id', 'position'])
    .where('fulfillment_id', '=', fulfillmentId)
    .where('added_by', '=', by)
    .execute();
  const next = Math.max(-1, ...known.map(({ position }) => position)) + 1;
  const fresh = [...new Set(imageIds)].filter((id) => known.every(({ image_id }) => image_id !== id));
  if (fresh.length === 0) return;
  await tx
    .insertInto('fulfillment_images')
    .values(
      fresh.map((image_id, at) => ({ fulfillment_id: fulfillmentId, added_by: by, position: next + at, image_id })),
    )
    .execute();
}

/** Returns URLs in the party's order. */
export const listReportImages = (db: Db, fulfillmentId: string) =>
  db
    .selectFrom('fulfillment_images as f')
    .innerJoin('images as i', 'i.id', 'f.image_id')
    .select(['f.added_by', 'i.url'])
    .where('f.fulfillment_id', '=', fulfillmentId)
    .orderBy('f.added_by')
    .orderBy('f.position')
    .execute();

export const findDispute = (db: Db, fulfillmentId: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('disputes').selectAll().where('fulfillment_id', '=', fulfillmentId).executeTakeFirst();

/** Finds appeals whose deadline has passed. @param seconds for a decision */
export const lateAppeals = (db: Db, seconds: number) =>
  db
    .selectFrom('disputes')
    .select('fulfillment_id')
    .where('state', '=', 'appealed')
    .where('appealed_at', '<=', sql<Date>`now() - make_interval(secs => ${seconds})`);

export const findLateAppeal = async (tx: Tx, seconds: number): Promise<string | undefined> => {
  const row = await lateAppeals(tx, seconds).orderBy('appealed_at').limit(1).executeTakeFirst();
  return row?.fulfillment_id;
};

/** Whether the buyer's bank disputes the payment too. */
export async function isSaleDisputed(db: Db, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchases as p')
    .select(isBankDisputed('p').as('isDisputed'))
    .where('p.id', '=', purchaseId)
    .executeTakeFirst();
  return row?.isDisputed === true;
}

/** Takes no lock. */
export const findParties = (db: Db, fulfillmentId: string) =>
  db.selectFrom('fulfillments').select(['buyer_id', 'seller_id']).where('id', '=', fulfillmentId).executeTakeFirst();

type Decision = {
  outcome: DisputeOutcome;
  amountCents: number | undefined;
  reason: string;
  by: 'seller' | 'operator' | 'clock';
  deciderId: string | null;
};

export const setDecision = (tx: Tx, fulfillmentId: string, decision: Decision) =>
  tx
    .updateTable('disputes')
    .set({
      state: 'decided',
      outcome: decision.outcome,
      amount_cents: decision.amountCents ?? null,
      decision_reason: decision.reason,
      decided_by: decision.by,
      decider_id: decision.deciderId,
      decided_at: sql<Date>`now()`,
    })
    .where('fulfillment_id', '=', fulfillmentId)
    .execute();

export const setAppeal = (tx: Tx, fulfillmentId: string, { by, reason }: { by: FulfillmentParty; reason: string }) =>
  tx
    .updateTable('disputes')
    .set({ state: 'appealed', appealed_by: by, appeal_reason: reason, appealed_at: sql<Date>`now()` })
    .where('fulfillment_id', '=', fulfillmentId)
    .execute();

export const setAppealDecision = (tx: Tx, fulfillmentId: string, decision: Omit<Decision, 'by'>) =>
  tx
    .updateTable('disputes')
    .set({
      state: 'closed',
      appeal_outcome: decision.outcome,
      appeal_amount_cents: decision.amountCents ?? null,
      appeal_decision_reason: decision.reason,
      appeal_decider_id: decision.deciderId,
      appeal_decided_at: sql<Date>`now()`,
    })
    .where('fulfillment_id', '=', fulfillmentId)
    .execute();

/** Closes an open appeal, since all of the money went back meanwhile. */
export const closeAppeal = (tx: Tx, fulfillmentId: string) =>
  tx
    .updateTable('disputes')
    .set({ state: 'closed', appeal_outcome: 'refund', appeal_decided_at: sql<Date>`now()` })
    .where('fulfillment_id', '=', fulfillmentId)
    .where('state', '=', 'appealed')
    .execute();

const listed = (db: Db) =>
  db
    .selectFrom('disputes as d')
    .innerJoin('fulfillments as f', 'f.id', 'd.fulfillment_id')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('purchases as p', 'p.id', 'f.purchase_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'f.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'f.seller_id')
    .selectAll('d')
    .select([
      'f.listing_id',
      'f.purchase_id',
      'f.state as fulfillment_state',
      'f.buyer_id',
      'f.seller_id',
      'f.deadline_at',
      'f.absent',
      'f.absence_reason',
      'f.absence_text',
      'f.handed_over_at',
    ])
    .select(['l.title', 'p.price_cents', 'p.delivery_cents', isBankDisputed('p').as('is_bank_disputed')])
    .select(['buyer.display_name as buyer_name', 'seller.display_name as seller_name'])
    .select(microsOf('d.opened_at').as('micros'));

export type ListedDispute = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** A refund leaves nothing to decide. With a subquery the planner reads by the index, unlike with a join. */
const waits = sql<boolean>`(d.state = 'appealed' or d.state = 'open'
  and (select f.state = 'disputed' from fulfillments f where f.id = d.fulfillment_id))`;

export const countUndecided = (db: Db, atMost: number) =>
  countFirst(
    db,
    db
      .selectFrom('disputes as d')
      .select('d.opened_at as at')
      .where('d.state', 'in', ['open', 'appealed'])
      .where(waits)
      .orderBy('d.opened_at')
      .limit(atMost),
  );

/** Sorts undecided ones by age, others the newest first. */
export async function listDisputes(
  db: Db,
  { isOpen, limit, after }: { isOpen: boolean | undefined; limit: number; after: TimeKey | undefined },
): Promise<ListedDispute[]> {
  const direction = isOpen ? 'asc' : 'desc';
  const ids = await db
    .selectFrom('disputes as d')
    .select('d.fulfillment_id')
    .$if(isOpen === true, (query) => query.where('d.state', 'in', ['open', 'appealed']).where(waits))
    .$if(isOpen === false, (query) => query.where(sql<boolean>`not ${waits}`))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(d.opened_at, d.fulfillment_id) ${sql.raw(isOpen ? '>' : '<')}
          (${instantOf(after?.micros ?? 0)}, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .orderBy('d.opened_at', direction)
    .orderBy('d.fulfillment_id', direction)
    .limit(limit)
    .execute();
  const rows = listed(db)
    .where(sql<boolean>`d.fulfillment_id = any(${ids.map(({ fulfillment_id: id }) => id)}::uuid[])`)
    .orderBy('d.opened_at', direction)
    .orderBy('d.fulfillment_id', direction);
  return (await db.executeQuery(planOnce(rows.compile()))).rows;
}

export const findListedDispute = (db: Db, fulfillmentId: string): Promise<ListedDispute | undefined> =>
  listed(db).where('d.fulfillment_id', '=', fulfillmentId).executeTakeFirst();
