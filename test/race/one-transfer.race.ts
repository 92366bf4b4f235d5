import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { compareTransfers } from '../../server/features/payouts/transfers/compare-transfers.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { NET, readPaid, sellToHandover } from '../support/payout-story.ts';
import { reportProof } from '../support/proof-report.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';

const JOBS = 50;
/** The long form runs more rounds. */
const ROUNDS = Number(process.env.TRANSFER_ROUNDS ?? 4);

let market: ProviderMarket;
let buyer: Caller;
beforeAll(async () => {
  market = await openProviderMarket();
  [buyer] = (await market.buyers(1)) as [Caller];
});
afterAll(() => market.close());

const settle = async () => {
  for (let round = 0; round < 6; round++) {
    await market.waitForRetries();
    await market.workDuePurchases();
  }
};
const jobs = () => Array.from({ length: JOBS }, () => market.workTransfers());

it(`${JOBS} runs of the job at once send one transfer`, async () => {
  const { sellerId } = await sellToHandover(market, buyer);
  await market.onboard(sellerId);
  await Promise.all(jobs());
  await settle();
  expect(await readPaid(market, sellerId)).toEqual({ transfers: 1, provider: NET, ledger: NET, available: 0 });
  expect(await verifyBooks(market.db)).toEqual([]);
});

it('a refund that races the transfer leaves exact books, and nothing with the seller that went back', async () => {
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { sellerId, intent } = await sellToHandover(market, buyer);
    await market.onboard(sellerId);
    const cents = round % 2 === 0 ? undefined : 6_000;
    const racing = [market.cardProvider.refund(intent, cents).then(() => market.reconcile()), ...jobs().slice(0, 5)];
    await Promise.all(racing);
    await settle();
    const left = cents === undefined ? 0 : NET / 2;
    const paid = await readPaid(market, sellerId);
    if (paid?.provider !== left || paid.ledger !== left || paid.available !== 0) wrong += 1;
    expect(await verifyBooks(market.db)).toEqual([]);
  }
  expect((await compareTransfers(market.services)).breaks).toBe(0);
  reportProof({ proof: 'Refunds that race the transfer to the seller', tried: ROUNDS, lost: wrong });
  expect(wrong).toBe(0);
});
