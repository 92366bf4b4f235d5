import { refreshSeller } from '../../features/payouts/refresh-seller.ts';
import type { AppServices } from '../services.ts';
import { endWaitOfDemo, findAccountId } from './demo-account-store.ts';
import { PAID_SELLER } from './people.ts';

/** Lets the local provider pay the demo's seller. Safe to repeat. */
export async function openDemoAccount(services: AppServices): Promise<void> {
  const { sellerPayouts, sandboxes, db } = services;
  const { stripe } = sandboxes;
  if (sellerPayouts.kind !== 'connect' || !stripe) return;
  const sellerId = await findAccountId(db, PAID_SELLER);
  if (!sellerId || (await sellerPayouts.readAccount(sellerId)).state === 'ready') return;

  const page = await sellerPayouts.beginOnboarding(sellerId);
  const body = new URLSearchParams({ holder: 'Marta Lindqvist', number: 'DE89370400440532013000', move: 'finish' });
  await stripe(new Request(page, { method: 'POST', body }));
  await refreshSeller(services, sellerId);
  await endWaitOfDemo(db, sellerId);
}
