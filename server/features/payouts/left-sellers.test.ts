import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { onboard } from '../../../test/support/onboard.ts';
import { eraseRemoved } from '../accounts/erase-removed.ts';
import { reconcile } from '../checkout/reconciliation/reconcile.ts';

const ways = [
  {
    payouts: 'manual',
    table: 'bank_details',
    setUp: (seller: Actor) =>
      seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } }),
  },
  { payouts: undefined, table: 'seller_accounts', setUp: (seller: Actor) => onboard(seller) },
];

describe.each(ways)('a seller who is erased while a bank disputes a payment, paid by $table', (way) => {
  let shop: MoneyMarket;
  beforeAll(async () => {
    shop = await openMoneyMarket({ PAYOUT_ACCOUNT_SECONDS: '0', ...(way.payouts ? { PAYOUTS: way.payouts } : {}) });
  });
  afterAll(() => shop.market.close());

  const bank = async (intent: string, move: 'open' | 'win' | 'lose') => {
    await shop.cardProvider.dispute(intent, move);
    await reconcile(shop.market.services);
  };
  const kept = async ({ id }: Actor) =>
    (await shop.market.sql(`select 1 from ${way.table} where account_id = $1`, [id])).length;

  /** Handed over during the dispute, so that nothing is released. */
  async function erased() {
    const seller = await shop.market.seller();
    await way.setUp(seller);
    expect(await seller.api.getSellerAccount()).toMatchObject({ state: 'ready' });
    const { listing, intent } = await shop.bought({ seller });
    await bank(intent, 'open');
    await handOver(shop.buyer, listing);
    await shop.admin.api.deleteUser({ params: { id: seller.id } });
    await shop.market.sql(`update accounts set deleted_at = now() - interval '31 days' where id = $1`, [seller.id]);
    while ((await eraseRemoved(shop.market.services)) > 0);
    return { seller, intent };
  }

  it('is paid when the bank decides for them; then the account is deleted', async () => {
    const { seller, intent } = await erased();
    expect(await kept(seller)).toBe(1);
    await bank(intent, 'win');
    await shop.market.drainJobs();
    const owed = () => shop.market.sql('select id, state from payouts where seller_id = $1', [seller.id]);
    if (way.payouts) {
      const [payout] = await owed();
      const { items } = await shop.admin.api.listPayouts({ query: { state: 'owed' } });
      expect(items.find(({ id }) => id === payout?.id)?.to).toMatchObject({ holder: 'Sally Seller' });
      await shop.admin.api.markPayoutPaid({ params: { id: String(payout?.id) }, body: { reference: 'T' } });
    }
    const stateOfPayout = async () => {
      await shop.market.drainJobs();
      return (await owed())[0]?.state;
    };
    await expect.poll(stateOfPayout).toBe('paid');
    expect(await kept(seller)).toBe(0);
  });

  it('is forgotten when the bank decides for the buyer', async () => {
    const { seller, intent } = await erased();
    await bank(intent, 'lose');
    expect(await kept(seller)).toBe(0);
  });
});
