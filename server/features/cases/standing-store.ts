import { sql } from 'kysely';
import type { DecidedAction } from '../../../shared/domain/cases.ts';
import { openStates } from '../../../shared/domain/fulfillment.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { CaseRow } from './case-store.ts';

export async function isDecidedElsewhere(
  tx: Tx,
  { id, kind, target_id: targetId, subject_id: subjectId }: CaseRow,
  action: DecidedAction,
): Promise<boolean> {
  const isAboutPerson = action === 'suspend' || (action === 'remove' && kind !== 'listing');
  const other = await tx
    .selectFrom('cases')
    .select('id')
    .where('id', '<>', id)
    .where(sql<DecidedAction>`coalesce(appeal_action, action)`, '=', action)
    .where('subject_id', '=', subjectId)
    .$if(!isAboutPerson, (query) => query.where('kind', '=', kind).where('target_id', '=', targetId))
    // A removed listing leaves its seller here.
    .$if(action === 'remove' && isAboutPerson, (query) => query.where('kind', '<>', 'listing'))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether two people have an open sale: a person who cannot log in cannot report a problem with it. */
export async function haveOpenSale(db: Db, one: string, other: string): Promise<boolean> {
  const sale = await db
    .selectFrom('fulfillments')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('buyer_id', '=', one), eb('seller_id', '=', other)]),
        eb.and([eb('buyer_id', '=', other), eb('seller_id', '=', one)]),
      ]),
    )
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst();
  return sale !== undefined;
}
