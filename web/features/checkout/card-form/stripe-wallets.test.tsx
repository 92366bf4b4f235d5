import type { Stripe } from '@stripe/stripe-js';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { StripeWallets } from './stripe-wallets.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function stripeWithWallets(confirmed: object) {
  const told: Record<string, (event: object) => void> = {};
  const element = {
    mount: (place: HTMLElement) => place.append('the wallets'),
    on: (name: string, hear: (event: object) => void) => {
      told[name] = hear;
      return element;
    },
    off: () => element,
    update: () => undefined,
    destroy: () => undefined,
  };
  const made: unknown[] = [];
  const elements = {
    create: (...what: unknown[]) => {
      made.push(what);
      return element;
    },
    getElement: () => null,
    update: () => undefined,
  };
  const confirmPayment = vi.fn(async (_: object) => confirmed);
  const notHere = vi.fn();
  const stripe = {
    elements: vi.fn(() => elements),
    confirmPayment,
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
  };
  return { stripe: stripe as unknown as Stripe, asked: stripe.elements, made, told, confirmPayment };
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => act(() => root.render(null)));

test('Apple Pay and Google Pay stand above the card where the device has them, and pay the same intent', async () => {
  const { stripe, asked, made, told, confirmPayment } = stripeWithWallets({
    paymentIntent: { id: 'pi_1', status: 'succeeded' },
  });
  const [onBegun, onResult] = [vi.fn(), vi.fn()];
  const given = { stripe, clientSecret: 'pi_1_secret_2', billingEmail: 'ada@shop.test', onBegun, onResult };
  await act(() => root.render(<StripeWallets {...given} />));
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2', locale: 'en' }));
  expect(made).toEqual([
    [
      'expressCheckout',
      expect.objectContaining({ paymentMethods: expect.objectContaining({ applePay: 'auto', googlePay: 'auto' }) }),
    ],
  ]);
  await act(async () => told.ready?.({ availablePaymentMethods: undefined }));
  expect(document.body.textContent).not.toContain('or pay by card');
  await act(async () => told.ready?.({ availablePaymentMethods: { applePay: true } }));
  expect(document.body.textContent).toContain('or pay by card');
  expect(onBegun).not.toHaveBeenCalled();
  await act(async () => told.confirm?.({ expressPaymentType: 'apple_pay' }));
  expect(onBegun).toHaveBeenCalledTimes(1);
  expect(confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({
      clientSecret: 'pi_1_secret_2',
      redirect: 'if_required',
      confirmParams: expect.objectContaining({
        payment_method_data: { billing_details: { email: 'ada@shop.test' } },
      }),
    }),
  );
  expect(onResult).toHaveBeenCalledWith({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
});

test('a wallet that is declined says why', async () => {
  const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  const { stripe, told } = stripeWithWallets({ error });
  const onResult = vi.fn();
  await act(() =>
    root.render(
      <StripeWallets stripe={stripe} clientSecret="pi_3_secret_4" billingEmail="a@b.test" onResult={onResult} />,
    ),
  );
  await act(async () => told.confirm?.({}));
  expect(onResult).toHaveBeenCalledWith({ error: expect.objectContaining({ message: 'Your card was declined.' }) });
});
