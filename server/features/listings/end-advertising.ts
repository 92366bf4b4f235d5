import { sql } from 'kysely';
import type { Services } from '../../ports/services.ts';

/** Ends expired advertising; safe in several processes. @returns number of listings */
export async function endAdvertising({ db }: Pick<Services, 'db'>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('listings')
    .set({ advertised: false, advertised_until: null })
    .where('advertised', '=', true)
    .where('advertised_until', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
