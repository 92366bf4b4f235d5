import { DISOWNED_DAYS, type DisownedMoney, disownableSeconds } from '../../../shared/domain/payout.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { lockPayoutsOf, sumSince } from './payout-store.ts';
import { requestOwnAccount } from './remind-of-bank-details.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'sellerPayouts' | 'log' | 'config'>;

/**
 * Holds back what was not sent yet to an account that was entered lately.
 * @returns where the money is; undefined without such an account
 */
export async function disownAccount(services: Needed, tx: Tx, sellerId: string): Promise<DisownedMoney | undefined> {
  const { sellerPayouts, log, config } = services;
  // No transfer is ordered between the hold and the sums.
  await lockPayoutsOf(tx, sellerId);
  const known = await sellerPayouts.holdBack(tx, sellerId, {
    days: DISOWNED_DAYS,
    afterWait: disownableSeconds(config.deadlines.payoutAccount),
  });
  if (!known) return undefined;
  const money = await sumSince(tx, sellerId, known.usableFrom);
  log.error({ sellerId, ...money, alert: true }, 'a seller says that somebody else changed their payout account');
  await requestOwnAccount(services, tx, sellerId);
  return known.isKnown ? { heldCents: money.heldCents, sendingCents: money.sendingCents } : money;
}
