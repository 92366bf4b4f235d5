import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { completeStripe } from './complete-stripe.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

function leastStripe() {
  const told: Record<string, (event?: object) => void> = {};
  const made = Object.freeze({
    mount: (place: HTMLElement) => place.append('the fields'),
    on: (name: string, hear: () => void) => {
      told[name] = hear;
    },
  });
  const confirmed: unknown[] = [];
  const stripe = Object.freeze({
    elements: () => Object.freeze({ create: () => made }),
    confirmCardPayment: async (...payment: unknown[]) => {
      confirmed.push(payment);
      return { paymentIntent: { id: 'pi_1', status: 'succeeded' } };
    },
  });
  return { stripe: stripe as unknown as Stripe, made, told, confirmed };
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
afterEach(() => act(() => root.render(null)));

test('a script for cards only shows its field, reports changes and unmounts without errors', async () => {
  const { stripe, told } = leastStripe();
  const changes: unknown[] = [];
  const field = (
    <Elements stripe={completeStripe(stripe)}>
      <CardElement onChange={(event) => changes.push(event)} options={{ disabled: false }} />
    </Elements>
  );
  await act(() => root.render(field));
  expect(document.body.textContent).toBe('the fields');
  told.change?.({ complete: true });
  told.change?.();
  expect(changes).toEqual([{ complete: true }, {}]);
  await act(() => root.render(null));
  told.change?.({ complete: false });
  expect(changes).toHaveLength(2);
});

test('a payment is confirmed with the very element that the script made', async () => {
  const { stripe, made, confirmed } = leastStripe();
  const complete = completeStripe(stripe);
  const elements = complete.elements();
  expect(elements.getElement('card')).toBeNull();
  elements.create('card');
  const card = elements.getElement('card');
  expect(card).toBe(made);
  if (card) await complete.confirmCardPayment('secret', { payment_method: { card } });
  expect(confirmed).toEqual([['secret', { payment_method: { card: made } }]]);
  await expect(complete.createPaymentMethod({ type: 'card', card: { token: 't' } })).rejects.toThrow(
    'card payments only',
  );
});
