import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';

/** Returns whether money can be sent to this seller. */
export const isReady = async (
  { sellerPayouts }: Pick<Services, 'sellerPayouts'>,
  tx: Tx,
  sellerId: string,
): Promise<boolean> => (await sellerPayouts.listReady(tx, [sellerId])).length > 0;
