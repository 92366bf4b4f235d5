import { expect, test } from 'vitest';
import { unanswered } from './api.ts';
import { createQueryClient, retryDelay, shouldRetry } from './query-client.ts';

// spec §9: Retry 3 times
test('a failed call is tried three times more, then given up (spec §9)', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new Error('lost')))).toEqual([true, true, true, false]);
});

// spec §9: Retry 3 times
test.each([400, 401, 404, 422, 429])('an answer of %i is never asked for again', (status) => {
  expect(shouldRetry(0, Object.assign(new Error('no'), { status }))).toBe(false);
});

test.each([0, 500, 503])('a failure of status %i is worth another try', (status) => {
  expect(shouldRetry(0, Object.assign(new Error('down'), { status }))).toBe(true);
});

test('a call that was given up is not tried again, so that its page says so after one time limit', () => {
  expect(shouldRetry(0, unanswered(new DOMException('', 'TimeoutError')))).toBe(false);
  expect(shouldRetry(0, unanswered(new TypeError('Failed to fetch')))).toBe(true);
});

test('a shop that is not open yet is not asked again', () => {
  const closed = Object.assign(new Error('soon'), { status: 503, code: 'not_open', retryAfter: 3600 });
  expect(shouldRetry(0, closed)).toBe(false);
});

// spec §9: Exponential backoff capped at 30 s
test('the pause doubles from a second and stops growing at 30 s (spec §9)', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, new Error('lost')));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

// spec §9: Exponential backoff capped at 30 s
test('a server that names its own pause is obeyed', () => {
  expect(retryDelay(0, Object.assign(new Error('busy'), { status: 503, retryAfter: 12 }))).toBe(12_000);
});

test('the server neither retries nor keeps timers', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries?.retry).toBe(false);
  expect(queries?.gcTime).toBe(Number.POSITIVE_INFINITY);
});
