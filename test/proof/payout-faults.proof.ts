import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { compareTransfers } from '../../server/features/payouts/transfers/compare-transfers.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { drawSample } from '../support/draw-sample.ts';
import { NET, readPaid, sellToHandover } from '../support/payout-story.ts';
import { reportProof } from '../support/proof-report.ts';
import { providerFaults } from '../support/provider-faults.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';

/** The long form repeats each fault. */
const TIMES = Number(process.env.FAULT_TIMES ?? 1);

let market: ProviderMarket;
let buyer: Caller;
const tally = { runs: 0, lost: 0 };

beforeAll(async () => {
  market = await openProviderMarket({ patience: 500 });
  [buyer] = (await market.buyers(1)) as [Caller];
});
afterAll(async () => {
  reportProof({
    proof: `Payout faults: ${Object.keys(stories).length} calls × ${Object.keys(providerFaults).length} faults`,
    tried: tally.runs,
    lost: tally.lost,
    note: `of ${cases.length * TIMES}`,
  });
  await market.close();
});

type Meet = () => Promise<unknown>;
/** What the seller has in the end. */
type Story = { call: string; left: number; story: (meet: Meet) => Promise<string> };

/** Works again and again, as the clock does, until nothing waits. */
async function work(): Promise<void> {
  for (let round = 0; round < 6; round++) {
    await market.waitForRetries();
    await market.workTransfers();
  }
}
const onboard = async (sellerId: string) => {
  for (let tries = 0; tries < 6; tries++)
    try {
      return await market.onboard(sellerId);
    } catch {
      // A person presses the button again.
    }
};
const sold = async () => {
  const { sellerId, intent } = await sellToHandover(market, buyer);
  return { sellerId, intent };
};
/** Most of the price went back, so that the payment would cover the transfer twice. */
const soldForLittle = async () => {
  const sale = await sold();
  await market.cardProvider.refund(sale.intent, 8_000);
  await market.reconcile();
  return sale;
};
const paid = async () => {
  const sale = await sold();
  await market.onboard(sale.sellerId);
  await work();
  return sale;
};

const stories: Record<string, Story> = {
  'making an account': {
    call: 'accounts.create',
    left: NET,
    async story(meet) {
      const { sellerId } = await sold();
      await meet();
      await onboard(sellerId);
      return sellerId;
    },
  },
  'making the link to the page': {
    call: 'account_links.create',
    left: NET,
    async story(meet) {
      const { sellerId } = await sold();
      await meet();
      await onboard(sellerId);
      return sellerId;
    },
  },
  'reading an account': {
    call: 'accounts.retrieve',
    left: NET,
    async story(meet) {
      const { sellerId } = await sold();
      await meet();
      await onboard(sellerId);
      await onboard(sellerId);
      return sellerId;
    },
  },
  'reading the payment of a sale': {
    call: 'payment_intents.retrieve',
    left: NET,
    async story(meet) {
      const { sellerId } = await sold();
      await market.onboard(sellerId);
      await meet();
      return sellerId;
    },
  },
  'making a transfer': {
    call: 'transfers.create',
    left: NET - 7_360,
    async story(meet) {
      const { sellerId } = await soldForLittle();
      await market.onboard(sellerId);
      await meet();
      return sellerId;
    },
  },
  'looking for a transfer that failed': {
    call: 'transfers.list',
    left: NET - 7_360,
    async story(meet) {
      const { sellerId } = await soldForLittle();
      await market.onboard(sellerId);
      await market.cardProvider.arm('transfers.create', { kind: 'fails_after_success', status: 500 });
      await meet();
      return sellerId;
    },
  },
  'taking a transfer back': {
    call: 'transfers.create_reversal',
    left: NET - 1_840,
    async story(meet) {
      const { sellerId, intent } = await paid();
      await meet();
      await market.cardProvider.refund(intent, 2_000);
      await market.reconcile();
      return sellerId;
    },
  },
  'looking for a reversal that failed': {
    call: 'transfers.list_reversals',
    left: 0,
    async story(meet) {
      const { sellerId, intent } = await paid();
      await market.cardProvider.arm('transfers.create_reversal', { kind: 'fails_after_success', status: 500 });
      await meet();
      await market.cardProvider.refund(intent);
      await market.reconcile();
      return sellerId;
    },
  },
};

const cases = drawSample(
  Object.keys(stories).flatMap((story) => Object.keys(providerFaults).map((fault) => [story, fault] as const)),
  1 / 3,
);

describe('a fault of the provider', () => {
  it.each(cases)('%s meets a %s, and a seller is paid once', async (name, fault) => {
    for (let time = 0; time < TIMES; time++) {
      tally.runs += 1;
      tally.lost += 1;
      await meetFault(stories[name] as Story, providerFaults[fault] as (typeof providerFaults)[string]);
      tally.lost -= 1;
    }
  });
});

async function meetFault({ call, left, story }: Story, fault: (typeof providerFaults)[string]): Promise<void> {
  await market.clear();
  const sellerId = await story(() => market.cardProvider.arm(call, fault));
  await work();
  const { rows: armed } = await market.pool.query('select call from sandbox_stripe.fault where times > 0');
  expect(armed, 'the fault was not met').toEqual([]);
  expect(await readPaid(market, sellerId)).toEqual({ transfers: 1, provider: left, ledger: left, available: 0 });
  expect(await verifyBooks(market.db)).toEqual([]);
  expect(await compareTransfers(market.services)).toMatchObject({ transfers: 1, breaks: 0 });
}
