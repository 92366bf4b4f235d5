import { describe, expect, it } from 'vitest';
import { purchaseStates } from './purchase.ts';
import {
  canWithdraw,
  RETURN_REQUESTS,
  returnAnswers,
  returnCan,
  returnStates,
  shopAnswersUntil,
  shopIsReminded,
} from './returns.ts';

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

describe('the time of the shop to answer instead of a seller who has left', () => {
  const DAY = 24 * 3600;
  const on = (day: string) => new Date(`2026-${day}T12:00:00Z`);
  it.each([
    ['asked before', '03-01', '03-10', false, '04-09'],
    ['asked after', '03-10', '03-01', false, '04-09'],
    ['of a trader, before', '03-01', '03-10', true, '03-15'],
    ['of a trader, after', '03-10', '03-01', true, '03-24'],
  ])('%s: on %s, the seller left on %s, a trader: %s, ends on %s', (_, asked, left, mustAccept, until) => {
    const request = { askedAt: on(asked), leftAt: on(left), mustAccept };
    expect(shopAnswersUntil(request, 30 * DAY)).toEqual(on(until));
  });

  it.each([
    ['too early', '04-05', null, false],
    ['three days before', '04-06', null, true],
    ['reminded before', '04-08', '04-06', false],
    ['reminded when the seller had left for the first time', '04-08', '03-02', true],
    ['over', '04-09', null, false],
  ])('is reminded once: %s', (_, now, reminded, expected) => {
    const remindedAt = reminded === null ? null : on(reminded);
    const request = { askedAt: on('03-01'), leftAt: on('03-10'), mustAccept: false, remindedAt };
    expect(shopIsReminded(request, { decision: 30 * DAY, reminder: DAY }, on(now))).toBe(expected);
  });

  it('is not reminded of what has just passed to it', () => {
    const request = { askedAt: on('03-01'), leftAt: on('03-13'), mustAccept: true, remindedAt: null };
    expect(shopIsReminded(request, { decision: 30 * DAY, reminder: DAY }, on('03-14'))).toBe(false);
  });
});
