import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export const countCases = (db: Db, state: 'open' | 'appealed', atMost: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('cases')
        .select('created_at')
        .where('state', '=', state)
        // As the index has it.
        .where('state', 'in', ['open', 'appealed'])
        .orderBy('created_at')
        .limit(atMost)
        .as('oldest'),
    )
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('since')])
    .executeTakeFirstOrThrow();
