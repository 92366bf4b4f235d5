import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBooks } from '../../server/features/checkout/books/verify-books.ts';
import { beginPurchase } from '../../server/features/checkout/payment/begin-purchase.ts';
import { confirmPayment } from '../../server/features/checkout/payment/confirm-payment.ts';
import { releaseHold } from '../../server/features/checkout/payment/end-hold.ts';
import { orderRefundOf } from '../../server/features/checkout/refunds/order-refund.ts';
import type { Caller } from '../../server/platform/http/handler.ts';
import { Failure } from '../../shared/errors.ts';
import { drawSample } from '../support/draw-sample.ts';
import { castFor } from '../support/model-check.ts';
import { offerListing } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { compareWithProvider } from '../support/provider-agreement.ts';
import { type Fault, readAccounts } from '../support/provider-console.ts';
import { createPowerSwitch } from '../support/provider-crash.ts';
import { providerFaults } from '../support/provider-faults.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';

/** The long form runs each fault 50 times (reliability T9). */
const TIMES = Number(process.env.FAULT_TIMES ?? 1);
/** Time limit in minutes; the report shows how many ran. */
const MINUTES = Number(process.env.PROOF_MINUTES ?? 15);
const CENTS = 12_000;

let market: ProviderMarket;
let buyer: Caller;
let admin: Caller;
let power: ReturnType<typeof createPowerSwitch>;
const tally = { runs: 0, lost: 0 };

beforeAll(async () => {
  market = await openProviderMarket({ patience: 500 });
  power = createPowerSwitch(market.services);
  ({
    admin,
    buyers: [buyer],
  } = (await castFor(market)) as { admin: Caller; buyers: [Caller] });
});
afterAll(async () => {
  reportProof({
    proof: `Provider faults: ${Object.keys(stories).length} calls × ${Object.keys(providerFaults).length} faults`,
    tried: tally.runs,
    lost: tally.lost,
    note: `of ${cases.length * TIMES}`,
  });
  await market.close();
});

async function persist<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Failure) || error.status < 500 || attempt >= 8) throw error;
      await market.waitForRetries();
    }
  }
}

const begin = (listing: string) =>
  persist(() => beginPurchase(market.services, buyer, { listingId: listing, expected: CENTS }));
const pay = async (listing: string) => {
  expect(await market.cardProvider.card((await begin(listing)).clientSecret)).toBe(200);
};
const confirm = (listing: string) => persist(() => confirmPayment(market.services, buyer.id, listing));

type Meet = () => Promise<unknown>;

const beginUnheard = async (listing: string) => {
  await power.cutDuring(() => begin(listing), 'after');
  await market.waitForRetries();
};
const endHold = async () => {
  await market.endHolds();
  await market.workDuePurchases();
};

type Story = { call: string; end: string; story: (listing: string, meet: Meet) => Promise<unknown> };

const stories: Record<string, Story> = {
  'making an intent': {
    call: 'payment_intents.create',
    end: 'sold',
    async story(listing, meet) {
      await meet();
      await pay(listing);
      await confirm(listing);
    },
  },
  'reading an intent': {
    call: 'payment_intents.retrieve',
    end: 'sold',
    async story(listing, meet) {
      await pay(listing);
      await meet();
      await confirm(listing);
    },
  },
  'asking again for an intent': {
    call: 'payment_intents.create',
    end: 'available',
    async story(listing, meet) {
      await beginUnheard(listing);
      await meet();
      await endHold();
    },
  },
  'searching an intent whose key is forgotten': {
    call: 'payment_intents.search',
    end: 'available',
    async story(listing, meet) {
      await beginUnheard(listing);
      await market.pool.query(`update purchases set created_at = now() - interval '24 hours'`);
      market.clock.advance(120);
      await meet();
      await endHold();
    },
  },
  'canceling an intent': {
    call: 'payment_intents.cancel',
    end: 'available',
    async story(listing, meet) {
      await begin(listing);
      await meet();
      await releaseHold(market.services, buyer.id, listing);
    },
  },
  'listing intents': {
    call: 'payment_intents.list',
    end: 'sold',
    async story(listing, meet) {
      await pay(listing);
      await meet();
      await market.reconcile().catch(() => undefined);
    },
  },
  'refunding a payment': {
    call: 'refunds.create',
    end: 'refunded',
    async story(listing, meet) {
      await pay(listing);
      await confirm(listing);
      await meet();
      const { rows } = await market.pool.query<{ id: string }>('select id from purchases where listing_id = $1', [
        listing,
      ]);
      await orderRefundOf(market.services, admin.id, { purchaseId: rows[0]?.id ?? '', why: 'As asked.' });
    },
  },
};

const cases = drawSample(
  Object.keys(stories).flatMap((story) => Object.keys(providerFaults).map((fault) => [story, fault] as const)),
  1 / 3,
);

describe('a fault of the card provider', () => {
  it.each(cases)('%s meets a %s and moves the money once at the most', async (name, fault) => {
    const until = Date.now() + (MINUTES * 60_000) / cases.length;
    for (let time = 0; time < TIMES && (time === 0 || Date.now() < until); time++) {
      tally.runs += 1;
      tally.lost += 1;
      await meetFault(name, fault);
      tally.lost -= 1;
    }
  });
});

it("an unknown intent is canceled with its hold, even before the provider's search finds it", async () => {
  await market.clear();
  const listing = await offerListing(market.pool, [buyer], CENTS);
  await beginUnheard(listing);
  await endHold();
  expect((await readAccounts(market.pool)).map(({ status, state }) => ({ status, state }))).toEqual([
    { status: 'canceled', state: 'expired' },
  ]);
});

async function meetFault(name: string, fault: string) {
  const { call, story, end } = stories[name] as Story;
  await market.clear();
  const listing = await offerListing(market.pool, [buyer], CENTS);
  await story(listing, () => market.cardProvider.arm(call, providerFaults[fault] as Fault));
  const { rows: armed } = await market.pool.query('select 1 from sandbox_stripe.fault where times > 0');
  expect(armed, 'the fault was not met').toEqual([]);
  await market.settle();

  const accounts = (await readAccounts(market.pool)).filter((account) => account.listing === listing);
  const paid = accounts.filter(({ status }) => status === 'succeeded');
  const { rows } = await market.pool.query<{ state: string }>('select state from listings where id = $1', [listing]);
  expect({
    state: rows[0]?.state,
    paid: paid.length,
    refunds: paid.map(({ refunds }) => refunds),
    open: accounts.filter(({ status }) => !['succeeded', 'canceled'].includes(status)),
  }).toEqual({
    state: end === 'available' ? 'available' : 'sold',
    paid: end === 'available' ? 0 : 1,
    refunds: end === 'available' ? [] : [end === 'refunded' ? 1 : 0],
    open: [],
  });
  expect(await compareWithProvider(market.pool, { settled: true })).toEqual([]);
  expect(await verifyBooks(market.db)).toEqual([]);
}
