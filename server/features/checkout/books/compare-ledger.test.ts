import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { createProviderConsole, type ProviderConsole } from '../../../../test/support/provider-console.ts';
import { createLogger } from '../../../platform/observability/log.ts';
import { compareLedger, compareLedgerNightly } from './compare-ledger.ts';

const lines: string[] = [];
let market: Market;
let cardProvider: ProviderConsole;
beforeAll(async () => {
  const log = createLogger({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
  market = await openMarket({ overrides: { log } });
  cardProvider = createProviderConsole(market.services);
});
afterAll(() => market.close());
beforeEach(() => {
  lines.length = 0;
});

const sell = async (price: string) => {
  const listing = await market.listing({ price });
  await market.buy(await market.buyer(), listing);
  return listing;
};
const intentOf = async ({ id }: Listing) => {
  const [row] = await market.sql('select intent_id from purchases where listing_id = $1', [id]);
  return String(row?.intent_id);
};
const breaks = () =>
  market.sql('select intent_id, provider_cents, ledger_cents from ledger_breaks where mended_at is null');

describe('the comparison of the ledger with the provider (reliability 3.12)', () => {
  it('finds equal sums, with refunds and disputes, known here or not yet', async () => {
    await market.services.sandboxes.stop();
    const [, inPart, whole, lost] = [await sell('100'), await sell('200'), await sell('300'), await sell('400')];
    await cardProvider.refund(await intentOf(inPart), 5_000);
    await cardProvider.endRefund(await intentOf(inPart), 'succeed');
    await cardProvider.refund(await intentOf(whole));
    await cardProvider.endRefund(await intentOf(whole), 'succeed');
    await cardProvider.dispute(await intentOf(lost), 'open');
    await cardProvider.dispute(await intentOf(lost), 'lose');
    expect(await compareLedger(market.services)).toEqual({
      payments: 4,
      providerCents: 25_000,
      ledgerCents: 25_000,
      breaks: 0,
    });
    expect(await breaks()).toEqual([]);
  });

  it('stores a difference, and alerts until the sums agree again', async () => {
    const intent = await intentOf(await sell('150'));
    const change = (cents: number) =>
      market.sql(
        `update sandbox_stripe.object set body = body || jsonb_build_object('amount', $2::int, 'amount_received', $2::int) where id = $1`,
        [intent, cents],
      );
    await change(14_000);
    expect(await compareLedger(market.services)).toMatchObject({
      breaks: 1,
      providerCents: 39_000,
      ledgerCents: 40_000,
    });
    expect(await breaks()).toEqual([{ intent_id: intent, provider_cents: 14_000, ledger_cents: 15_000 }]);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'the ledger differs from the card provider',
        intentId: intent,
        alert: true,
      }),
    );
    expect(await (await fetch(`${market.origin}/metrics`)).text()).toMatch(/^settee_ledger_breaks 1$/m);
    await change(15_000);
    expect(await compareLedger(market.services)).toMatchObject({ breaks: 0 });
    expect(await breaks()).toEqual([]);
  });

  it('finds a sale that the provider does not have', async () => {
    const intent = await intentOf(await sell('120'));
    await market.sql('delete from sandbox_stripe.object where id = $1', [intent]);
    expect(await compareLedger(market.services)).toMatchObject({ breaks: 1 });
    expect(await breaks()).toEqual([{ intent_id: intent, provider_cents: 0, ledger_cents: 12_000 }]);
  });

  it('runs once a night, and stores the sums', async () => {
    const nights = await Promise.all([1, 2].map(() => compareLedgerNightly(market.services)));
    expect(nights.filter(Boolean)).toHaveLength(1);
    expect(await compareLedgerNightly(market.services)).toBeUndefined();
    expect(
      await market.sql('select payments, provider_cents, ledger_cents, finished_at from ledger_comparisons'),
    ).toEqual([{ payments: 6, provider_cents: '40000', ledger_cents: '52000', finished_at: expect.any(Date) }]);
  });

  it('is taken over by another process when the one that began has died', async () => {
    await market.sql(`update ledger_comparisons set finished_at = null`);
    expect(await compareLedgerNightly(market.services)).toBeUndefined();
    await market.sql(`update ledger_comparisons set began_at = began_at - interval '121 minutes'`);
    expect(await compareLedgerNightly(market.services)).toMatchObject({ payments: 6 });
  });
});
