import { expect, it, vi } from 'vitest';
import { openMarket } from '../../../test/support/marketplace.ts';
import { orderRefundOf } from '../../features/checkout/refunds/order-refund.ts';
import { startScheduler } from './scheduler.ts';

it('looks at our own books also while the card provider cannot be asked, and alerts an operator', async () => {
  const market = await openMarket();
  const listing = await market.listing();
  await market.sql(`update listings set state = 'held' where id = $1`, [listing.id]);
  const error = vi.fn();
  const { services } = market;
  const scheduler = startScheduler(
    {
      ...services,
      log: Object.assign(Object.create(services.log), { error }),
      payments: {
        ...services.payments,
        listIntents(): never {
          throw new Error('The provider does not answer.');
        },
      },
    },
    0,
  );
  await vi.waitFor(
    () =>
      expect(error).toHaveBeenCalledWith(
        { rule: 'I1 a held listing has a live purchase', subject: listing.id, alert: true },
        'the books are not in order',
      ),
    { timeout: 120_000 },
  );
  expect(await (await fetch(`${market.origin}/metrics`)).text()).toMatch(/^settee_books_broken 1$/m);
  await scheduler.stop();
  await market.close();
});

it('reports in its metrics since when it cannot find out which work waits', async () => {
  const market = await openMarket();
  const { services } = market;
  await market.sql('alter table imports rename to imports_away');
  const [dueWorkRead, error] = [vi.fn(), vi.fn()];
  const scheduler = startScheduler({
    ...services,
    log: Object.assign(Object.create(services.log), { error }),
    metrics: { ...services.metrics, dueWorkRead },
  });
  await vi.waitFor(() => expect(error.mock.calls.length).toBeGreaterThan(1), { timeout: 120_000 });
  expect(dueWorkRead).not.toHaveBeenCalled();
  expect(await (await fetch(`${market.origin}/metrics`)).text()).toMatch(
    /^settee_job_seconds_count\{name="findDueWork",outcome="failed"\} [1-9]/m,
  );
  await market.sql('alter table imports_away rename to imports');
  await vi.waitFor(() => expect(dueWorkRead).toHaveBeenCalled(), { timeout: 120_000 });
  await scheduler.stop();
  await market.close();
});

it('ends holds also while the provider answers nothing about refunds', async () => {
  const market = await openMarket();
  const buyer = await market.buyer();
  const [sold, held] = [await market.listing(), await market.listing()];
  await market.buy(buyer, sold);
  await buyer.api.addWish({ body: { previousId: held.id } });
  await buyer.api.createPaymentIntent({ body: { previousId: held.id, price: held.price } });
  const { services } = market;
  const { promise: silence, reject: breakOff } = Promise.withResolvers<never>();
  const refund = vi.spyOn(services.payments, 'refund').mockReturnValue(silence);
  const [row] = await market.sql(`select id from purchases where listing_id = $1`, [sold.id]);
  const ordered = orderRefundOf(services, (await market.admin()).id, { purchaseId: String(row?.id), why: 'As asked.' });
  await vi.waitFor(() => expect(refund).toHaveBeenCalledTimes(2), { timeout: 120_000 });
  await market.sql(`update purchases set held_until = now(), due_at = now() where listing_id = $1`, [held.id]);
  await vi.waitFor(
    async () =>
      expect(await market.sql('select state from listings where id = $1', [held.id])).toEqual([{ state: 'available' }]),
    { timeout: 120_000 },
  );
  breakOff(new Error('The provider broke off.'));
  await ordered;
  await market.close();
});

it('ends sales at their deadlines also while the provider answers nothing about those that ended', async () => {
  const market = await openMarket();
  const buyer = await market.buyer();
  const [ended, late] = [await market.listing(), await market.listing()];
  for (const listing of [ended, late]) await market.buy(buyer, listing);
  const endOf = (id: string) => market.sql('update fulfillments set deadline_at = now() where listing_id = $1', [id]);
  const { payments } = market.services;
  const { promise: silence, reject: breakOff } = Promise.withResolvers<never>();
  const readIntent = vi.spyOn(payments, 'readIntent').mockReturnValue(silence);
  await endOf(ended.id);
  await vi.waitFor(() => expect(readIntent).toHaveBeenCalled(), { timeout: 120_000 });
  await endOf(late.id);
  await vi.waitFor(
    async () =>
      expect(await market.sql('select state from fulfillments where listing_id = $1', [late.id])).toEqual([
        { state: 'cancelled' },
      ]),
    { timeout: 120_000 },
  );
  breakOff(new Error('The provider broke off.'));
  await market.close();
});
