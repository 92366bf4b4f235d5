import { expect, it, vi } from 'vitest';
import { openMarket } from '../../test/support/marketplace.ts';
import { startClockWork } from './clock-work.ts';

it('looks at our own books also while the card provider cannot be asked, and alerts an operator', async () => {
  const market = await openMarket();
  const piece = await market.listing();
  await market.sql(`update listings set state = 'held' where id = $1`, [piece.id]);
  const error = vi.fn();
  const { services } = market;
  const clockWork = startClockWork(
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
        { rule: 'I1 a held listing has a live purchase', subject: piece.id, alert: true },
        'the books are not in order',
      ),
    { timeout: 20_000 },
  );
  expect(await (await fetch(`${market.origin}/metrics`)).text()).toMatch(/^settee_books_broken 1$/m);
  await clockWork.stop();
  await market.close();
});
