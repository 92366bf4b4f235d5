import { inTransaction } from '../../platform/db/database.ts';
import type { EndingEvent, Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { deleteBrowsers } from '../notifications/push-subscriptions.ts';
import { findByIdentity } from './account-store.ts';
import { endTokens } from './end-tokens.ts';
import { deleteWaitingLinks, deleteWaitingMails } from './erase-store.ts';

/** The mailbox had another owner, or none, before. */
const fresh: readonly EndingEvent[] = ['first_proof', 'first_google'];

/** Days for a payout account that somebody else has named. */
const HOLD_BACK_DAYS = 30;

/**
 * Ends tokens, push and mails with links when older sessions end, as reliability 3.20 says. A new payout account that
 * the owner disowns waits.
 */
export async function endOlder(
  { db, sellerPayouts, log }: Pick<Services, 'db' | 'sellerPayouts' | 'log'>,
  login: Pick<Proof, 'issuer' | 'subject'>,
  event: EndingEvent,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endTokens(tx, login);
    const account = await findByIdentity(tx, login.issuer, login.subject);
    if (!account) return;
    await deleteBrowsers(tx, account.id);
    if (event === 'not_me' && (await sellerPayouts.holdBack(tx, account.id, HOLD_BACK_DAYS)))
      log.error({ sellerId: account.id, alert: true }, 'a seller says that somebody else changed their payout account');
    await (fresh.includes(event) ? deleteWaitingMails : deleteWaitingLinks)(tx, account.email);
  });
}
