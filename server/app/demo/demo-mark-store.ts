import type { Db, Tx } from '../../platform/db/database.ts';
import { findAccountId } from './demo-account-store.ts';
import { accountId } from './listing-rows.ts';
import { demoPeople } from './people.ts';

/** Derived from names, so equal in all versions. */
export const demoAccountIds: readonly string[] = demoPeople.map(({ email }) => accountId(email));

/** Marks the database as a demo, in the seeding transaction. */
export async function markAsDemo(tx: Tx): Promise<void> {
  await tx.insertInto('demo_marks').defaultValues().execute();
}

/** Finds the demo by its mark or, in older versions, its accounts. */
export async function hasDemo(db: Db): Promise<boolean> {
  const mark = await db.selectFrom('demo_marks').select('filled_at').limit(1).executeTakeFirst();
  if (mark) return true;
  const account = db.selectFrom('accounts').select('id').where('id', 'in', demoAccountIds).limit(1);
  return (await account.executeTakeFirst()) !== undefined;
}

/** Returns whether an account came with the demo. */
export async function isOfDemo(db: Db, email: string): Promise<boolean> {
  const id = await findAccountId(db, email.trim().toLowerCase());
  return id !== undefined && demoAccountIds.includes(id);
}
