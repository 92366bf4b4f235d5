import { describe, expect, it } from 'vitest';
import { purchaseStates } from './purchase.ts';
import { canWithdraw, RETURN_REQUESTS, returnAnswers, returnCan, returnStates } from './returns.ts';

describe('a buyer', () => {
  it.each(purchaseStates)('can ask in the purchase state %s only when it is paid', (state) => {
    expect(returnCan.request(state, [])).toBe(state === 'paid');
  });

  it.each(returnStates)('can ask again after a request in state %s only when it was closed', (state) => {
    expect(returnCan.request('paid', [{ state }])).toBe(state === 'declined' || state === 'refunded');
  });

  it('cannot ask more often than the limit', () => {
    const declined = (count: number) => Array.from({ length: count }, () => ({ state: 'declined' as const }));
    expect(returnCan.request('paid', declined(RETURN_REQUESTS - 1))).toBe(true);
    expect(returnCan.request('paid', declined(RETURN_REQUESTS))).toBe(false);
  });
});

it.each(returnStates)('a buyer can withdraw after a withdrawal in state %s only when it was declined', (state) => {
  expect(returnCan.withdraw('paid', [{ reason: 'withdrawal', state }])).toBe(state === 'declined');
  expect(returnCan.withdraw('paid', [{ reason: 'damaged', state }])).toBe(true);
  expect(returnCan.withdraw('disputed', [{ reason: 'damaged', state }])).toBe(true);
  expect(returnCan.withdraw('refunded', [])).toBe(false);
});

describe('a seller', () => {
  it.each(returnStates.flatMap((state) => returnAnswers.map((answer) => [state, answer] as const)))(
    'answers a request in state %s with %s only while it is open',
    (state, answer) => {
      expect(returnCan.answer({ state, mustAccept: false }, answer)).toBe(state === 'open');
    },
  );

  it('cannot decline what must be accepted', () => {
    expect(returnCan.answer({ state: 'open', mustAccept: true }, 'declined')).toBe(false);
    expect(returnCan.answer({ state: 'open', mustAccept: true }, 'accepted')).toBe(true);
  });
});

describe('the time of withdrawal', () => {
  const receivedAt = new Date('2026-03-01T12:00:00Z');
  it.each([
    [true, receivedAt, '2026-03-01T12:00:00Z', true],
    [true, receivedAt, '2026-03-16T11:59:59Z', true],
    [true, receivedAt, '2026-03-16T12:00:00Z', false],
    [true, undefined, '2026-06-01T12:00:00Z', true],
    [false, receivedAt, '2026-03-01T12:00:00Z', false],
    [false, undefined, '2026-03-01T12:00:00Z', false],
  ])('for a trader (%s), received at %s, at %s: %s', (byTrader, received, now, expected) => {
    expect(canWithdraw({ receivedAt: received, byTrader }, new Date(now))).toBe(expected);
  });
});
