import { countFirst } from '../../platform/db/count-first.ts';
import type { Db } from '../../platform/db/database.ts';

export const countCases = (db: Db, state: 'open' | 'appealed', atMost: number) =>
  countFirst(
    db,
    db
      .selectFrom('cases')
      .select('created_at as at')
      .where('state', '=', state)
      // As the index has it.
      .where('state', 'in', ['open', 'appealed'])
      .orderBy('created_at')
      .limit(atMost),
  );
