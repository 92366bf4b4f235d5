import { sql } from 'kysely';
import { canHandOver, type FulfillmentParty, openStates } from '../../../shared/domain/fulfillment.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { afterTime, microsOf, type TimeKey } from '../../platform/db/time-key.ts';
import { isOpen, listShown, type ShownFulfillment } from './shown-fulfillment-store.ts';

/** `fulfillmentTurn` in SQL, of the columns of `facts`. A test compares both for all values. */
export const turnOf = sql<string>`case
  when facts.state = 'disputed' or facts.is_appealed then 'operator'
  when facts.state = 'inspecting' then 'buyer'
  when facts.method <> 'pickup' and not facts.has_address and not facts.is_sent and (
    (facts.state = 'arranging' and (facts.method = 'carrier' or facts.proposed_by is null))
    or (facts.state = 'arranged' and (facts.method = 'carrier' or facts.reduced_by is null))) then 'buyer'
  when facts.state = 'no_show' then coalesce(facts.absent, 'none')
  when facts.state = 'arranging' and facts.proposed_by is not null
    then case facts.proposed_by when 'buyer' then 'seller' else 'buyer' end
  when facts.state = 'arranged' and facts.reduced_by is not null
    then case facts.reduced_by when 'buyer' then 'seller' else 'buyer' end
  when facts.state = 'arranged' and facts.is_sent then 'buyer'
  when facts.state in (${anyOf(openStates.filter(canHandOver))}) then 'seller'
  else 'none' end`;

const factsOf = sql`(select f.state, f.method, f.address <> '' as has_address, f.sent_at is not null as is_sent,
  f.reduction_by as reduced_by, f.absent,
  (select w.proposed_by from fulfillment_windows w
    where w.fulfillment_id = f.id and w.state = 'open' limit 1) as proposed_by,
  -- Not by exists, which reads all that are appealed.
  coalesce((select d.state = 'appealed' from disputes d where d.fulfillment_id = f.id), false) as is_appealed)`;

type Part = { role: FulfillmentParty | undefined; limit: number; after: TimeKey | undefined };

/** Lists what waits for this person, the nearest deadline first. Reads open sales until enough wait. */
export async function listWaitingSales(
  db: Db,
  accountId: string,
  { role, limit, after }: Part,
): Promise<(ShownFulfillment & { due: number })[]> {
  const side = (of: FulfillmentParty) => sql`(select f.id, f.deadline_at as due
    from fulfillments f cross join lateral ${factsOf} as facts
    where ${sql.ref(of === 'buyer' ? 'f.buyer_id' : 'f.seller_id')} = ${accountId} and ${isOpen}
      and ${turnOf} = ${of} ${afterTime(after, 'f.deadline_at', 'f.id')}
    order by f.deadline_at, f.id limit ${limit})`;
  const sides = role ? side(role) : sql`${side('buyer')} union all ${side('seller')}`;
  const { rows } = await sql<{ id: string; due: number }>`
    select id, ${microsOf('due')} as due from (${sides}) as waiting order by waiting.due, id limit ${limit}`.execute(
    db,
  );
  const shown = await listShown(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(shown.map((one) => [one.id, one]));
  return rows.flatMap(({ id, due }) => {
    const one = byId.get(id);
    return one ? [{ ...one, due }] : [];
  });
}
