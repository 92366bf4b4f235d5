import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PayoutSender } from '../../../shared/domain/payout.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { onboard } from '../../../test/support/onboard.ts';
import { sendWaitingMails } from '../../../test/support/send-waiting-mails.ts';
import { readBacklog } from '../../platform/observability/metrics-store.ts';
import { reconcile } from '../checkout/reconciliation/reconcile.ts';
import { describeNotification } from '../notifications/describe-notification.ts';
import { notifyOfOverdue } from './notify-of-overdue.ts';

const languages = ['en', 'de', 'es'] as const;

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(() => shop.market.close());
beforeEach(() => shop.market.sql(`update payouts set due_at = now() + interval '3 days' where state = 'owed'`));

/** A completed sale, due so many hours ago. */
async function owed({ hours, hasDetails = true }: { hours: number; hasDetails?: boolean }) {
  const seller = await shop.market.seller();
  if (hasDetails)
    await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } });
  const { listing, intent } = await shop.bought({ seller });
  await handOver(shop.buyer, listing);
  await shop.market.sql('update payouts set due_at = now() - make_interval(hours => $2) where seller_id = $1', [
    ...[seller.id, hours],
  ]);
  return { seller, intent };
}
const payoutOf = async (seller: Actor) => {
  const { items } = await shop.admin.api.listPayouts({ query: { state: 'owed', limit: 100 } });
  return items.find(({ sellerId }) => sellerId === seller.id);
};
const measured = async () => {
  const { payouts_overdue: count, payouts_overdue_seconds: seconds } = await readBacklog(shop.market.services.db);
  return { count, hours: Math.round((seconds / 3600) * 10) / 10 };
};

it('is measured by count and age, and shown in the list', async () => {
  expect(await measured()).toEqual({ count: 0, hours: 0 });
  const { seller } = await owed({ hours: 5 });
  await owed({ hours: 2 });
  expect(await measured()).toEqual({ count: 2, hours: 5 });
  const page = await (await fetch(`${shop.market.origin}/metrics`)).text();
  expect(page).toMatch(/^settee_payouts_overdue 2$/m);
  expect(page).toMatch(/^settee_payouts_overdue_seconds 1800\d(\.\d+)?$/m);
  const payout = await payoutOf(seller);
  expect(payout?.overdueSince).toBe(payout?.dueAt);
  await shop.admin.api.markPayoutPaid({ params: { id: String(payout?.id) }, body: { reference: 'Transfer 1' } });
  expect(await measured()).toEqual({ count: 1, hours: 2 });
});

it('is not what is not due, without bank details or blocked', async () => {
  const waiting = await owed({ hours: -1 });
  const unknown = await owed({ hours: 5, hasDetails: false });
  const { seller, intent } = await owed({ hours: 5 });
  await shop.cardProvider.dispute(intent, 'open');
  await reconcile(shop.market.services);
  expect(await measured()).toEqual({ count: 0, hours: 0 });
  for (const one of [waiting.seller, unknown.seller, seller])
    expect(await payoutOf(one)).not.toHaveProperty('overdueSince');
  expect(await notifyOfOverdue(shop.market.services)).toBe(false);
});

it('is told to each admin once a day, by one of several processes', async () => {
  await owed({ hours: 30 });
  await owed({ hours: 2 });
  const other = await shop.market.admin();
  const run = () => Promise.all([1, 2, 3].map(() => notifyOfOverdue(shop.market.services)));
  const news = async (who: Actor) => {
    const { items } = await who.api.listNotifications({ query: {} });
    return items.filter(({ kind }) => kind === 'payouts_overdue');
  };
  // A bank dispute has a mail of its own.
  const overdueMails = async () => (await shop.mailsTo(shop.admin)).filter((subject) => subject.includes('overdue'));
  expect((await run()).filter(Boolean)).toHaveLength(1);
  expect((await run()).filter(Boolean)).toHaveLength(0);
  for (const admin of [shop.admin, other])
    expect(await news(admin)).toMatchObject([
      {
        href: '/dashboard/admin/payouts',
        count: 1,
        params: { count: 2, amountCents: 22_080, since: expect.any(String), sentBy: 'operator' },
      },
    ]);
  await sendWaitingMails(shop.market);
  expect(await overdueMails()).toEqual(['2 payouts are overdue']);
  expect(shop.alerts('payouts to sellers are overdue')).toMatchObject([
    { count: 2, amountCents: 22_080, sentBy: 'operator' },
  ]);

  await shop.market.sql(`update overdue_notices set day = day - 1`);
  await shop.market.sql(`update notification_deliveries set done_at = done_at - interval '1 day'`);
  expect((await run()).filter(Boolean)).toHaveLength(1);
  expect(await news(other)).toMatchObject([{ count: 2 }]);
  await sendWaitingMails(shop.market);
  expect(await overdueMails()).toEqual(['2 payouts are overdue']);
});

it('is told with what to do: pay it, or look at the accounts where the provider pays', async () => {
  const provider = await openMoneyMarket();
  const { market, admin, buyer, bought } = provider;
  const seller = await market.seller();
  await onboard(seller);
  await market.sql('update seller_accounts set state = $1', ['incomplete']);
  const { listing } = await bought({ seller });
  await handOver(buyer, listing);
  await market.sql(`update payouts set due_at = now() - interval '5 hours', send_after = now() + interval '1 day'`);
  await market.sql('update seller_accounts set state = $1', ['ready']);
  expect(await notifyOfOverdue(market.services)).toBe(true);
  const { items } = await admin.api.listNotifications({ query: {} });
  const [told] = items.filter(({ kind }) => kind === 'payouts_overdue');
  expect(told?.params).toMatchObject({ count: 1, sentBy: 'provider' });
  expect(provider.alerts('payouts to sellers are overdue')).toMatchObject([{ sentBy: 'provider' }]);
  await market.close();

  const since = new Date().toISOString();
  const texts = (sentBy?: PayoutSender) =>
    languages.map((language) => {
      const params = { count: 1, amountCents: 12_000, since, sentBy };
      return describeNotification({ kind: 'payouts_overdue', params, count: 1 }, language).text;
    });
  expect(texts('provider')).toEqual([
    expect.stringContaining('look at the accounts of these sellers at the provider'),
    expect.stringContaining('sieh dir die Konten dieser Verkäufer beim Anbieter an'),
    expect.stringContaining('mira las cuentas de estos vendedores en el proveedor'),
  ]);
  const byHand = ['mark it as paid', 'markiere es als bezahlt', 'márcalo como pagado'];
  for (const sentBy of ['operator', undefined] as const)
    expect(texts(sentBy)).toEqual(byHand.map((text) => expect.stringContaining(text)));
});
