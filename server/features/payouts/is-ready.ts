import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { listHeldBack } from './held-back-store.ts';

/** Returns whether the seller has set up an account for payouts. */
export const isReady = async (
  { sellerPayouts }: Pick<Services, 'sellerPayouts'>,
  tx: Tx,
  sellerId: string,
): Promise<boolean> => (await sellerPayouts.listReady(tx, [sellerId])).length > 0;

/** Returns whether money can be sent to this seller now: the account is not new, and nothing is held back. */
export const canBePaid = async (
  services: Pick<Services, 'sellerPayouts'>,
  tx: Tx,
  sellerId: string,
): Promise<boolean> =>
  (await isReady(services, tx, sellerId)) &&
  (await services.sellerPayouts.listWaiting(tx, [sellerId])).size === 0 &&
  (await listHeldBack(tx, [sellerId])).size === 0;
