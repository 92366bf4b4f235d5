import type { Db } from '../../platform/db/database.ts';
import { accountId } from './demo-rows.ts';
import { demoPeople } from './people.ts';

/** The ids of the demo's accounts. They follow from the names, so databases of older versions have the same ones. */
export const demoAccountIds: readonly string[] = demoPeople.map(({ email }) => accountId(email));

/** Notes, in the transaction that fills the database, that the demo is in it. */
export async function markAsDemo(tx: Db): Promise<void> {
  await tx.insertInto('demo_marks').defaultValues().execute();
}

/** Whether the demo is in this database: by its mark, or by its accounts where an older version filled it. */
export async function hasDemo(db: Db): Promise<boolean> {
  const mark = await db.selectFrom('demo_marks').select('filled_at').limit(1).executeTakeFirst();
  if (mark) return true;
  const account = db.selectFrom('accounts').select('id').where('id', 'in', demoAccountIds).limit(1);
  return (await account.executeTakeFirst()) !== undefined;
}
