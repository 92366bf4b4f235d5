import type { Cents } from '../../../../shared/domain/money.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { holdListing, type Purchase } from './purchase-store.ts';

type AgreedHold = { listingId: string; buyerId: string; price: Cents; currency: string; holdSeconds: number };

/**
 * Holds an available listing at an agreed price, in the caller's transaction.
 * @param hold.price cents
 * @returns undefined when not available
 */
export const holdAtAgreedPrice = (tx: Tx, hold: AgreedHold): Promise<Purchase | undefined> =>
  holdListing(tx, { ...hold, agreed: true });
