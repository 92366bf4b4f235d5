import { sql } from 'kysely';
import { type FulfillmentParty, openStates, type SaleProgress } from '../../../shared/domain/fulfillment.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import { isBankDisputed } from '../../platform/db/bank-disputed.ts';
import { type Db, planOnce } from '../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

const shown = (db: Db) =>
  db
    .selectFrom('fulfillments as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .innerJoin('purchases as p', 'p.id', 'f.purchase_id')
    .innerJoin('accounts as buyer', 'buyer.id', 'f.buyer_id')
    .innerJoin('accounts as seller', 'seller.id', 'f.seller_id')
    .leftJoin('disputes as d', 'd.fulfillment_id', 'f.id')
    .leftJoin('conversations as c', (join) =>
      join.onRef('c.listing_id', '=', 'f.listing_id').onRef('c.buyer_id', '=', 'f.buyer_id'),
    )
    .select([
      'f.id',
      'f.purchase_id',
      'f.listing_id',
      'f.buyer_id',
      'f.seller_id',
      'f.state',
      'f.method',
      'f.created_at',
    ])
    .select([
      'f.completed_at',
      'f.updated_at',
      'f.deadline_at',
      'f.handed_over_at',
      'f.ended_reason',
      'f.ended_text',
      'f.cancelled_by',
      'f.buyer_changes',
      'f.seller_changes',
      'f.address',
      'f.tracking',
      'f.sent_at',
      'f.absent',
      'f.absence_reason',
      'f.absence_text',
      'f.buyer_absences',
      'f.reduction_cents',
      'f.reduction_by',
      'd.state as dispute_state',
      'd.appealed_at',
      'l.title',
      'l.location',
      'l.place_latitude',
      'l.place_longitude',
      isBankDisputed('p').as('is_bank_disputed'),
      'p.price_cents',
      'p.delivery_cents',
      'c.id as conversation_id',
    ])
    .select(['buyer.display_name as buyer_name', 'seller.display_name as seller_name'])
    .select(['buyer.deleted_at as buyer_left_at', 'seller.deleted_at as seller_left_at'])
    .select([
      sql<string | null>`(select i.url from listing_images li join images i on i.id = li.image_id
        where li.listing_id = f.listing_id order by li.position limit 1)`.as('image'),
      sql<FulfillmentParty | null>`(select w.proposed_by from fulfillment_windows w
        where w.fulfillment_id = f.id and w.state = 'open' limit 1)`.as('proposed_by'),
      sql<{ start: string; end: string } | null>`(select jsonb_build_object('start', w.starts_at, 'end', w.ends_at)
        from fulfillment_windows w where w.fulfillment_id = f.id and w.state = 'accepted')`.as('agreed'),
      sql<string | null>`(select copy.id from listings copy
        where copy.relists = f.listing_id and copy.deleted_at is null)`.as('relisted_as'),
      microsOf('f.created_at').as('micros'),
    ]);

export type ShownFulfillment = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

type PageOf = {
  role: FulfillmentParty | undefined;
  progress: SaleProgress | undefined;
  limit: number;
  after: TimeKey | undefined;
};

/** The same words as in the indexes of open sales, so that those are used. */
export const isOpen = sql`f.state in (${anyOf(openStates)})`;

const ofProgress = (progress: SaleProgress | undefined) =>
  progress === undefined ? sql`true` : progress === 'open' ? isOpen : sql`not (${isOpen})`;

/** Newest first. Reads the ids of a page first, by one index for each side: busy sellers have many sales. */
export const listOfPerson = async (
  db: Db,
  accountId: string,
  { role, progress, limit, after }: PageOf,
): Promise<ShownFulfillment[]> => {
  const side = (of: FulfillmentParty) => sql`(select id, created_at from fulfillments f
    where ${sql.ref(of === 'buyer' ? 'buyer_id' : 'seller_id')} = ${accountId} and ${ofProgress(progress)}
      ${after ? sql`and (created_at, id) < (${instantOf(after.micros)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit})`;
  const sides = role ? side(role) : sql`${side('buyer')} union all ${side('seller')}`;
  const { rows } = await sql<{ id: string }>`
    select id from (${sides}) as both_sides order by created_at desc, id desc limit ${limit}`.execute(db);
  return listShown(
    db,
    rows.map(({ id }) => id),
  );
};

/** The newest first. */
export async function listOfAll(db: Db, { progress, limit, after }: Omit<PageOf, 'role'>): Promise<ShownFulfillment[]> {
  const { rows } = await sql<{ id: string }>`
    select id from fulfillments f
    where ${ofProgress(progress)}
      ${after ? sql`and (created_at, id) < (${instantOf(after.micros)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return listShown(
    db,
    rows.map(({ id }) => id),
  );
}

/** A listing is sold once. @param id of the fulfillment or of its listing */
export async function findShownFulfillment(db: Db, id: string): Promise<ShownFulfillment | undefined> {
  const row = await db
    .selectFrom('fulfillments')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', id), eb('listing_id', '=', id)]))
    .executeTakeFirst();
  return row && (await listShown(db, [row.id]))[0];
}

/** Newest first. A single id has its own plan: planning ten tables takes longer than reading. */
export async function listShown(db: Db, ids: readonly string[]): Promise<ShownFulfillment[]> {
  const [first, ...more] = ids;
  if (first === undefined) return [];
  const rows =
    more.length === 0
      ? shown(db).where('f.id', '=', first)
      : shown(db)
          .where(sql<boolean>`f.id = any(${[...ids]}::uuid[])`)
          .orderBy('f.created_at', 'desc')
          .orderBy('f.id', 'desc');
  return (await db.executeQuery(planOnce(rows.compile()))).rows;
}
