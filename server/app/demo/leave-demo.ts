import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../platform/db/database.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { hasDemo } from './demo-mark-store.ts';
import {
  countDemo,
  countForeignPayments,
  listSandboxIntents,
  removeDemoRows,
  removeSandboxRows,
} from './leave-demo-store.ts';

/**
 * Takes the demo out of the database and the stand-ins' files out of the data directory. Real people keep their accounts,
 * listings and purchases of each other. Purchases with demo people moved no real money and go.
 * @param options.paidBack the operator says that payments of a real provider for demo listings were refunded
 * @returns what was removed, in one line
 * @throws when such payments are here and nobody said so; nothing is changed then
 */
export async function leaveDemo(
  { db }: Pick<Services, 'db'>,
  { dataDir }: Pick<Config, 'dataDir'>,
  { paidBack }: { paidBack: boolean },
): Promise<string> {
  if (!(await hasDemo(db))) return 'The demo is not in this database. Nothing was removed.';
  const removed = await inTransaction(db, async (tx) => {
    await listSandboxIntents(tx);
    const foreign = await countForeignPayments(tx);
    if (foreign > 0 && !paidBack)
      throw new Error(
        `${foreign} purchases with demo people were paid at a real card provider. Refund them there, then run: npm run leave-demo -- --paid-back`,
      );
    const found = await countDemo(tx);
    await removeDemoRows(tx);
    await removeSandboxRows(tx);
    // Before the commit, so that a command that was cut off here finds the mark and does it again.
    for (const name of ['mail', 'sandbox.secret', 'sandbox-webhook.secret'])
      await rm(join(dataDir, name), { recursive: true, force: true });
    return found;
  });
  const { people, listings, purchases, pictures } = removed;
  return `Removed the demo: ${people} people, ${listings} listings, ${purchases} purchases, ${pictures} pictures, and the mail box, the test payments and the test Google sign-ins. Everybody must log in again.`;
}
