import type { DisownedMoney } from '../../../shared/domain/payout.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { EndingEvent, Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { deleteBrowsers } from '../notifications/push-subscriptions.ts';
import { findByIdentity } from './account-store.ts';
import { endTokens } from './end-tokens.ts';
import { deleteWaitingLinks, deleteWaitingMails } from './erase-store.ts';

/** The mailbox had another owner, or none, before. */
const fresh: readonly EndingEvent[] = ['first_proof', 'first_google'];

type Needed = Pick<Services, 'db'> & { deal: Pick<Services['deal'], 'payoutAccountDisowned'> };

/**
 * Ends tokens, push and mails with links when older sessions end, as reliability 3.20 says.
 * @returns the money of a payout account that the owner disowns
 */
export async function endOlder(
  { db, deal }: Needed,
  login: Pick<Proof, 'issuer' | 'subject'>,
  event: EndingEvent,
): Promise<DisownedMoney | undefined> {
  return inTransaction(db, async (tx) => {
    await endTokens(tx, login);
    const account = await findByIdentity(tx, login.issuer, login.subject);
    if (!account) return undefined;
    await deleteBrowsers(tx, account.id);
    const held = event === 'not_me' ? await deal.payoutAccountDisowned(tx, account.id) : undefined;
    await (fresh.includes(event) ? deleteWaitingMails : deleteWaitingLinks)(tx, account.email);
    return held;
  });
}
