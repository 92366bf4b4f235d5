import { expect, it } from 'vitest';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { lessThanSaved } from './order-state.tsx';

it('does not call the price of an accepted offer a drop', () => {
  const order = { price: '760', savedPrice: '840', heldByMe: false } as Order;
  expect(lessThanSaved(order)).toBe('Price dropped from $840 to $760');
  expect(lessThanSaved({ ...order, heldByMe: true })).toBe('Agreed price, instead of $840');
});
