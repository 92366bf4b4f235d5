import type { Market } from './marketplace.ts';
import { createProviderConsole } from './provider-console.ts';

/**
 * Lets the bank of the buyer open a dispute, and waits until Settee has read it.
 * @returns the purchase
 */
export async function disputePayment(market: Market, listingId: string): Promise<string> {
  const read = async () =>
    (await market.sql('select id, intent_id, state from purchases where listing_id = $1', [listingId]))[0];
  const purchase = await read();
  await createProviderConsole(market.services).dispute(String(purchase?.intent_id), 'open');
  // Another worker may hold the job that reads it.
  while ((await read())?.state !== 'disputed') await market.drainJobs();
  return String(purchase?.id);
}
