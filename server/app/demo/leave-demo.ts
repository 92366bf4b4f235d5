import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { clearDemoContact } from '../../features/settings/clear-demo-contact.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Config } from '../../ports/config.ts';
import type { AppServices } from '../services.ts';
import { hasDemo } from './demo-mark-store.ts';
import {
  countDemo,
  countForeignPayments,
  listSandboxIntents,
  removeDemoRows,
  removeSandboxRows,
} from './leave-demo-store.ts';

/**
 * Removes the demo's rows, contact and sandbox files.
 * @param options.paidBack the operator confirms refunds of real payments for demo listings
 * @returns a one-line summary
 * @throws for unconfirmed real payments; nothing changes then
 */
export async function leaveDemo(
  { db }: Pick<AppServices, 'db'>,
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
    const isCleared = await clearDemoContact(tx);
    // Before the commit, so that an interrupted command can be repeated.
    for (const name of ['mail', 'sandbox.secret', 'sandbox-webhook.secret'])
      await rm(join(dataDir, name), { recursive: true, force: true });
    return { ...found, isCleared };
  });
  const { people, listings, purchases, pictures, isCleared } = removed;
  const contact = isCleared
    ? ' The saved settings held the contact of the demo; it is empty now, so fill in yours there.'
    : '';
  return `Removed the demo: ${people} people, ${listings} listings, ${purchases} purchases, ${pictures} pictures, and the mail box, the test payments and the test Google sign-ins. Everybody must log in again.${contact}`;
}
