import { sql } from 'kysely';
import type { Services } from '../../app/services.ts';

/** Ends the advertising whose time is over. Every process may do it. @returns how many listings it was */
export async function endAdvertising({ db }: Pick<Services, 'db'>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ advertised: false, advertised_until: null })
    .where('advertised', '=', true)
    .where('advertised_until', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
