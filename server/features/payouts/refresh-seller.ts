import { inTransaction } from '../../platform/db/database.ts';
import type { SellerAccount } from '../../ports/seller-payouts.ts';
import type { Services } from '../../ports/services.ts';
import { postponeDue } from './bank-reminder-store.ts';
import { lockPayoutsOf } from './payout-store.ts';
import { stopAsking } from './remind-of-bank-details.ts';

type Needed = Pick<Services, 'db' | 'live' | 'log' | 'sellerPayouts'> & {
  deal: Pick<Services['deal'], 'payoutAccountChanged'>;
};

/**
 * Asks the provider whether a seller can be paid; without an answer, returns the last known state. Ends the reminders
 * of a ready seller, and tells of another bank account.
 */
export async function refreshSeller(services: Needed, sellerId: string): Promise<SellerAccount> {
  const { sellerPayouts, db, log } = services;
  const before = await sellerPayouts.readAccount(sellerId);
  if (sellerPayouts.kind !== 'connect') return before;
  try {
    const { account: now, isOther } = await sellerPayouts.refreshAccount(sellerId);
    if (now.state === 'ready' && (before.state !== 'ready' || (before.isDisowned && !now.isDisowned)))
      await inTransaction(db, async (tx) => {
        await lockPayoutsOf(tx, sellerId);
        await stopAsking(services, tx, sellerId);
      });
    if (isOther) {
      await inTransaction(db, (tx) => postponeDue(tx, sellerId));
      await services.deal.payoutAccountChanged(sellerId);
    }
    return now;
  } catch (error) {
    log.warn({ err: error, sellerId }, 'the account of a seller could not be read from the provider');
    return before;
  }
}

/** Returns the caller's account. Asks the provider while it is not ready. */
export async function readSellerAccount(services: Needed, sellerId: string): Promise<SellerAccount> {
  const known = await services.sellerPayouts.readAccount(sellerId);
  return known.state === 'incomplete' ? refreshSeller(services, sellerId) : known;
}
