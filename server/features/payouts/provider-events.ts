import type { Services } from '../../ports/services.ts';
import { refreshSeller } from './refresh-seller.ts';
import { compareTransfer } from './transfers/compare-transfers.ts';

/** Reads an account that the provider has reported, if it is ours. */
export async function applyAccountEvent(
  services: Parameters<typeof refreshSeller>[0],
  accountId: string,
): Promise<void> {
  const { sellerPayouts, db } = services;
  if (sellerPayouts.kind !== 'connect') return;
  const sellerId = await sellerPayouts.findOwner(db, accountId);
  if (sellerId) await refreshSeller(services, sellerId);
}

/** Compares a reported transfer with ours: somebody may have taken it back in the dashboard. */
export async function applyTransferEvent(
  services: Pick<Services, 'db' | 'log' | 'sellerPayouts'>,
  transferId: string,
): Promise<void> {
  if (services.sellerPayouts.kind === 'connect') await compareTransfer(services, transferId);
}
