import { describe, expect, it } from 'vitest';
import {
  type FulfillmentMethod,
  type FulfillmentState,
  type FulfillmentTurn,
  fulfillmentMethods,
  fulfillmentProcess,
  fulfillmentStates,
  fulfillmentTurn,
  isOpen,
  openStates,
} from './fulfillment.ts';

/** Returns the next states when a deadline passes. */
const byTimeAlone = (state: FulfillmentState) =>
  fulfillmentProcess.filter(({ from, by }) => from.includes(state) && by.includes('clock')).map(({ to }) => to);

describe('time alone', () => {
  it.each(openStates)('ends a sale that is %s', (begun) => {
    const walk = (state: FulfillmentState, before: readonly FulfillmentState[]): void => {
      expect(before).not.toContain(state);
      if (!isOpen(state)) return;
      const next = byTimeAlone(state);
      expect([state, next.length > 0]).toEqual([state, true]);
      for (const one of next) walk(one, [...before, state]);
    };
    walk(begun, []);
  });

  it('changes no sale that is over', () => {
    for (const state of fulfillmentStates) if (!isOpen(state)) expect([state, byTimeAlone(state)]).toEqual([state, []]);
  });
});

/** What is missing in an open state, and who acts then with each method. */
const turns: [
  state: FulfillmentState,
  missing: string,
  facts: Partial<Parameters<typeof fulfillmentTurn>[0]>,
  who: FulfillmentTurn | Record<FulfillmentMethod, FulfillmentTurn>,
][] = [
  ['arranging', 'an address', {}, { pickup: 'seller', seller_delivery: 'buyer', carrier: 'buyer' }],
  ['arranging', 'a time, or to send it', { hasAddress: true }, 'seller'],
  ['arranging', 'an answer of the buyer', { hasAddress: true, proposedBy: 'seller' }, 'buyer'],
  ['arranging', 'an answer of the seller', { hasAddress: true, proposedBy: 'buyer' }, 'seller'],
  ['arranging', 'an answer of the buyer and an address', { proposedBy: 'seller' }, 'buyer'],
  [
    'arranging',
    'an answer of the seller and an address',
    { proposedBy: 'buyer' },
    { pickup: 'seller', seller_delivery: 'seller', carrier: 'buyer' },
  ],
  ['arranged', 'an address', {}, { pickup: 'seller', seller_delivery: 'buyer', carrier: 'buyer' }],
  ['arranged', 'the code, or to send it', { hasAddress: true }, 'seller'],
  ['arranged', 'an answer to a lower price of the seller', { hasAddress: true, reducedBy: 'seller' }, 'buyer'],
  ['arranged', 'an answer to a lower price of the buyer', { hasAddress: true, reducedBy: 'buyer' }, 'seller'],
  [
    'arranged',
    'an answer at the door, whose address they know by now',
    { reducedBy: 'buyer' },
    { pickup: 'seller', seller_delivery: 'seller', carrier: 'buyer' },
  ],
  ['arranged', 'the word that a parcel has arrived', { isSent: true }, 'buyer'],
  ['inspecting', 'the word that all is well', {}, 'buyer'],
  ['no_show', 'an answer of the absent seller', { absent: 'seller' }, 'seller'],
  ['no_show', 'an answer of the absent buyer', { absent: 'buyer' }, 'buyer'],
  ['disputed', 'a decision', {}, 'operator'],
];

describe('whose turn it is', () => {
  it.each(turns)('of a sale that is %s without %s', (state, _missing, facts, who) => {
    for (const method of fulfillmentMethods)
      expect([method, fulfillmentTurn({ state, method, hasAddress: false, ...facts })]).toEqual([
        method,
        typeof who === 'string' ? who : who[method],
      ]);
  });

  it('has a row for each state in which somebody acts, and is nobody’s in the others', () => {
    expect([...new Set(turns.map(([state]) => state))].sort()).toEqual([...openStates].sort());
    for (const state of fulfillmentStates.filter((one) => !isOpen(one)))
      for (const method of fulfillmentMethods) {
        const facts = { state, method, hasAddress: false };
        expect([state, fulfillmentTurn(facts)]).toEqual([state, 'none']);
        expect([state, fulfillmentTurn({ ...facts, isAppealed: true })]).toEqual([state, 'operator']);
      }
  });
});
