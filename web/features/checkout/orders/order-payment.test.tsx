import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Order } from '../../../../shared/contract/wishlist.ts';
import { showDate, showTime } from '../../../platform/i18n/formats.ts';
import { OrderPayment } from './order-payment.tsx';

vi.mock('../purchase-link.tsx', () => ({ PurchaseLink: () => <a href="/pay">Purchase</a> }));

const held = (heldByMe: boolean) => {
  // Thirty hours, which is never today.
  const onHoldUntil = new Date(Date.now() + 30 * 3_600_000).toISOString();
  const order = { listingId: '1', title: 'Chair', available: true, paid: false, refunded: false } as Order;
  const text = renderToStaticMarkup(<OrderPayment order={{ ...order, onHoldUntil, heldByMe }} />);
  return { text, day: showDate(onHoldUntil), time: showTime(onHoldUntil) };
};

it('says the day of a hold that ends tomorrow, and does not call its owner somebody who is paying', () => {
  const mine = held(true);
  expect(mine.text).toContain(`Reserved for you until ${mine.day}, ${mine.time}`);
  const theirs = held(false);
  expect(theirs.text).toContain(`Reserved until ${theirs.day}`);
  expect(theirs.text).not.toContain('is paying');
});

it('says beside a button that cannot be pressed only what the state says', () => {
  const gone = { listingId: '1', title: 'Chair', available: false, paid: false, refunded: false } as Order;
  expect(renderToStaticMarkup(<OrderPayment order={{ ...gone, sold: true }} />)).toMatch(/>Sold</);
  expect(renderToStaticMarkup(<OrderPayment order={{ ...gone, sold: false }} />)).toContain('Sold or taken down');
});
