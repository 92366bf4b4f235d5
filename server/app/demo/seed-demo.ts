import { type Db, inTransaction } from '../../platform/db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import { markAsDemo } from './demo-mark-store.ts';
import { addTones } from './demo-picture.ts';
import { demoRows, type Login } from './demo-rows.ts';
import { DEMO_PASSWORD, demoPeople } from './people.ts';
import { hasNoAccounts, insertSeedRows, lockSeeding, readDatabaseTime } from './seed-store.ts';

/** Creates a login with a confirmed email; idempotent by email. */
export type CreateLogin = (person: { email: string; password: string; name: string }) => Promise<Login>;

/**
 * Seeds an empty database with the demo, in one transaction.
 * @returns whether it was seeded now
 */
export async function seedDemo({ db, clock }: { db: Db; clock: Clock }, createLogin: CreateLogin): Promise<boolean> {
  if (!(await hasNoAccounts(db))) return false;
  const logins = new Map<string, Login>();
  for (const { email, name } of demoPeople)
    logins.set(email, await createLogin({ email, password: DEMO_PASSWORD, name }));
  const rows = demoRows(logins, clock.now(), await readDatabaseTime(db));
  rows.images = await addTones(rows.images);
  return inTransaction(db, async (tx) => {
    await lockSeeding(tx);
    if (!(await hasNoAccounts(tx))) return false;
    await insertSeedRows(tx, rows);
    await markAsDemo(tx);
    return true;
  });
}
