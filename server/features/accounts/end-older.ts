import { DISOWNED_DAYS } from '../../../shared/domain/payout.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { EndingEvent, Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { deleteBrowsers } from '../notifications/push-subscriptions.ts';
import { findByIdentity } from './account-store.ts';
import { endTokens } from './end-tokens.ts';
import { deleteWaitingLinks, deleteWaitingMails } from './erase-store.ts';

/** The mailbox had another owner, or none, before. */
const fresh: readonly EndingEvent[] = ['first_proof', 'first_google'];

type Needed = Pick<Services, 'db' | 'sellerPayouts' | 'log'> & {
  deal: Pick<Services['deal'], 'payoutAccountDisowned'>;
};

/**
 * Ends tokens, push and mails with links when older sessions end, as reliability 3.20 says. A new payout account that
 * the owner disowns waits.
 */
export async function endOlder(
  { db, sellerPayouts, log, deal }: Needed,
  login: Pick<Proof, 'issuer' | 'subject'>,
  event: EndingEvent,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endTokens(tx, login);
    const account = await findByIdentity(tx, login.issuer, login.subject);
    if (!account) return;
    await deleteBrowsers(tx, account.id);
    if (event === 'not_me' && (await sellerPayouts.holdBack(tx, account.id, DISOWNED_DAYS))) {
      log.error({ sellerId: account.id, alert: true }, 'a seller says that somebody else changed their payout account');
      await deal.payoutAccountDisowned(tx, account.id);
    }
    await (fresh.includes(event) ? deleteWaitingMails : deleteWaitingLinks)(tx, account.email);
  });
}
