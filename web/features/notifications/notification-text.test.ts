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
