import { expect, it } from 'vitest';
import type { Notification } from '../../../shared/contract/notifications.ts';
import { notificationText } from './notification-text.ts';

const alertOf = (params: Notification['params']) =>
  notificationText({ kind: 'payment_alert', params, count: 1 } as Notification);

it('names the last day on which the bank of a disputed payment takes an answer', () => {
  const until = '2026-12-05T10:00:00.000Z';
  expect(alertOf({ alert: 'dispute_opened', title: 'Oak table', until })).toMatch(
    /^The buyer’s bank disputes the payment for Oak table: respond by Dec 5, 2026, /,
  );
  expect(alertOf({ alert: 'dispute_opened', title: 'Oak table' })).toMatch(/for Oak table$/);
  expect(alertOf({ alert: 'payout_refused', title: 'Oak table' })).toBe('The payout for Oak table did not go through');
});

it('says until when an admin decides about a return, and that nobody did only when the time ran out', () => {
  const asked = { title: 'Oak table', from: 'Bea', shopDecides: true };
  const returnOf = (params: Notification['params']) =>
    notificationText({ kind: 'return_asked', params, count: 1 } as Notification);
  expect(returnOf({ ...asked, decideUntil: '2026-12-05T10:00:00.000Z' })).toMatch(
    /^Bea asks to return Oak table, and the seller has left: decide by Dec 5, 2026, /,
  );
  expect(returnOf({ ...asked, accepted: true })).toBe('Bea asks to return Oak table');
  expect(returnOf({ ...asked, accepted: true, byClock: true })).toMatch(/^Nobody decided in time, /);
});
