import type { Tx } from '../../platform/db/database.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Services } from '../../ports/services.ts';
import { findAccountRow, findByIdentity } from './account-store.ts';
import { type AccountChange, changeMail } from './change-mail.ts';

type Needed = Pick<Services, 'config' | 'shop'>;

/** Returns the mail; undefined without an account. */
export async function mailOfLoginChange(
  { db, ...needed }: Needed & Pick<Services, 'db'>,
  { issuer, subject }: { issuer: string; subject: string },
  { change, notMeUrl }: { change: AccountChange; notMeUrl: string },
): Promise<Mail | undefined> {
  const account = await findByIdentity(db, issuer, subject);
  return account && !account.deleted_at ? changeMail(mailSite(needed), account, { change, notMeUrl }) : undefined;
}

/** Stores the mail in the change's transaction. */
export async function notifyOfChange(
  tx: Tx,
  { jobs, identity, ...needed }: Needed & Pick<Services, 'jobs' | 'identity'>,
  { accountId, change }: { accountId: string; change: AccountChange },
): Promise<void> {
  const account = await findAccountRow(tx, accountId);
  if (!account) return;
  const mail = changeMail(mailSite(needed), account, { change, notMeUrl: await identity.notMeUrl?.(account.subject) });
  await jobs.enqueue(tx, 'send-mail', [mail]);
}
