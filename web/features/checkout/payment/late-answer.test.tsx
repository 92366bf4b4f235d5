import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { ApiError } from '../../../platform/api.ts';
import type { PaymentIntentResult } from '../card-form/index.ts';
import { PayForm } from './pay-form.tsx';
import { settlementKey } from './settlement.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const card = vi.hoisted(() => ({ confirm: vi.fn(), ask: vi.fn() }));
vi.mock('../../../platform/api-client.ts', () => ({ getApi: () => ({ confirmPayment: card.ask }) }));
vi.mock('../card-form/index.ts', () => ({
  CardElement: () => null,
  Wallets: () => null,
  useStripe: () => ({ confirmCardPayment: card.confirm }),
  useElements: () => ({ getElement: () => ({ elementType: 'card' }) }),
}));

const wish = { listingId: '7', buyerEmail: 'bo@shop.test' } as Order;
const told = { onConfirmed: vi.fn(), onCardBegun: vi.fn(), onEnded: vi.fn(), onPaying: vi.fn() };
const cache = new QueryClient();
const page = document.body.appendChild(document.createElement('div'));
const root = createRoot(page);
const refusal = (code: 'not_paid' | 'hold_expired' | 'provider_unavailable') =>
  new ApiError(402, { code, message: 'No.', requestId: '1' });
let answer: (result: PaymentIntentResult) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  for (const mock of [card.confirm, card.ask, ...Object.values(told)]) mock.mockReset();
  card.confirm.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  card.ask.mockRejectedValue(refusal('not_paid'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={cache}>
        <PayForm wish={wish} total={12_000} clientSecret="pi_1_secret_2" {...told} />
      </QueryClientProvider>,
    ),
  );
  await act(async () => page.querySelector('form')?.requestSubmit());
});
afterEach(async () => {
  await act(async () => root.render(null));
  cache.clear();
  // Packages wait for them also in later files of this worker.
  await act(() => vi.runOnlyPendingTimersAsync());
  vi.useRealTimers();
});

/** React draws at the end of each second. */
async function wait(seconds: number) {
  for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1_000));
}
const button = (text: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === text);

it('says after a silence that the payment may still go through, and takes no second press', async () => {
  await wait(40);
  expect(page.textContent).not.toContain('has not answered');
  expect(card.ask).not.toHaveBeenCalled();
  await wait(10);
  expect(page.textContent).toContain('The card provider has not answered yet');
  expect(page.textContent).toContain('please do not pay again');
  await act(async () => page.querySelector('form')?.requestSubmit());
  expect(card.confirm).toHaveBeenCalledTimes(1);
  expect(told.onConfirmed).not.toHaveBeenCalled();
});

it('finds out from the server that it was paid', async () => {
  await wait(50);
  expect(told.onConfirmed).not.toHaveBeenCalled();
  card.ask.mockResolvedValue({ status: 'paid' });
  await wait(5);
  expect(told.onConfirmed).toHaveBeenCalled();
  expect(card.confirm).toHaveBeenCalledTimes(1);
});

it('asks again while the server cannot know, and lets nobody try again until it does', async () => {
  card.ask.mockRejectedValue(refusal('provider_unavailable'));
  await wait(60);
  expect(card.ask.mock.calls.length).toBeGreaterThan(2);
  expect(button('Try again')).toBeUndefined();
  card.ask.mockRejectedValue(refusal('hold_expired'));
  await wait(5);
  expect(told.onEnded).toHaveBeenCalled();
  expect(told.onPaying).toHaveBeenLastCalledWith(false);
});

it('may be tried again once nothing was paid, with the same payment; the first answer still counts', async () => {
  await wait(50);
  expect(page.textContent).toContain('So far nothing was paid.');
  const first = answer;
  await act(async () => button('Try again')?.click());
  expect(cache.getQueryState(settlementKey('7'))).toBeUndefined();
  expect(page.textContent).not.toContain('has not answered');
  await act(async () => page.querySelector('form')?.requestSubmit());
  expect(card.confirm.mock.calls.map(([secret]) => secret)).toEqual(['pi_1_secret_2', 'pi_1_secret_2']);
  await act(async () => first({ error: { type: 'card_error', message: 'Declined.' } }));
  expect(page.textContent).not.toContain('Declined.');
  await act(async () => first({ error: { type: 'card_error', message: 'Declined.' } }));
  await act(async () => answer({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }));
  expect(told.onConfirmed).toHaveBeenCalledTimes(1);
});

it('shows what the provider says when it answers late', async () => {
  await wait(50);
  await act(async () => answer({ error: { type: 'card_error', message: 'Declined.' } }));
  expect(page.textContent).toContain('Declined.');
  expect(page.textContent).not.toContain('has not answered');
  expect(cache.getQueryState(settlementKey('7'))).toBeUndefined();
});
