import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { hideListings, showListingsHiddenAt } from '../listings/hide-listings.ts';
import { endExcessAdvertising } from '../listings/limit-listings.ts';
import { clearSuspended, setSuspended } from './account-store.ts';

/** Suspends an account in the caller's transaction: it cannot list or sell, and its listings are hidden. */
export async function suspendAccount(tx: Tx, id: string): Promise<void> {
  await setSuspended(tx, id);
  await hideListings(tx, id);
}

/** Ends a suspension and shows the listings that it hid. */
export async function endSuspension(services: Pick<Services, 'config' | 'shop'>, tx: Tx, id: string): Promise<void> {
  const since = await clearSuspended(tx, id);
  if (!since) return;
  await showListingsHiddenAt(tx, id, since);
  await endExcessAdvertising(services, tx, { sellerId: id });
}
