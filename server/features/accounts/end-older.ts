import { inTransaction } from '../../platform/db/database.ts';
import type { EndingEvent, Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { forgetBrowsers } from '../notifications/push-subscriptions.ts';
import { findByIdentity } from './account-store.ts';
import { endTokens } from './end-tokens.ts';
import { dropWaitingLinks, dropWaitingMails } from './erase-store.ts';

/** The mailbox had another owner, or none, before. */
const fresh: readonly EndingEvent[] = ['first_proof', 'first_google'];

/**
 * Ends what an account has beside its login when older sessions end: access tokens, notifications in browsers, and mails
 * on their way that hold a link, or all of them. The table is in docs/reliability.md 3.20.
 */
export async function endOlder(
  { db }: Pick<Services, 'db'>,
  login: Pick<Proof, 'issuer' | 'subject'>,
  event: EndingEvent,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endTokens(tx, login);
    const account = await findByIdentity(tx, login.issuer, login.subject);
    if (!account) return;
    await forgetBrowsers(tx, account.id);
    await (fresh.includes(event) ? dropWaitingMails : dropWaitingLinks)(tx, account.email);
  });
}
