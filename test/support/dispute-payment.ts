import type { Market } from './marketplace.ts';
import { createProviderConsole } from './provider-console.ts';

type Move = 'open' | 'win' | 'lose';

/**
 * Lets the bank of the buyer move a dispute, and waits until Settee has read it.
 * @param cents disputed amount; default: the rest
 * @returns the purchase
 */
async function moveDispute(market: Market, listingId: string, move: Move, cents?: number): Promise<string> {
  const read = async () =>
    (await market.sql('select id, intent_id, state from purchases where listing_id = $1', [listingId]))[0];
  const purchase = await read();
  await createProviderConsole(market.services).dispute(String(purchase?.intent_id), move, cents);
  // Another worker may hold the job that reads it.
  while (((await read())?.state === 'disputed') !== (move === 'open')) await market.drainJobs();
  return String(purchase?.id);
}

/** @returns the purchase */
export const disputePayment = (market: Market, listingId: string, cents?: number): Promise<string> =>
  moveDispute(market, listingId, 'open', cents);

export const endBankDispute = (market: Market, listingId: string, move: 'win' | 'lose'): Promise<string> =>
  moveDispute(market, listingId, move);
