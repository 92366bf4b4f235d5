import type { Tx } from '../../../platform/db/database.ts';
import { lapseHoldsBetween } from './holds-between-store.ts';

/**
 * Ends the unpaid holds between two people, also those at an agreed price. The clock frees the listings once no payment
 * can arrive; a payment that a bank already processes goes on.
 */
export const endHoldsBetween = (tx: Tx, people: readonly [string, string]): Promise<void> =>
  lapseHoldsBetween(tx, people);
