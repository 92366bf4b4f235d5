import { describe, expect, it } from 'vitest';
import { type FulfillmentState, fulfillmentProcess, fulfillmentStates, isOpen, openStates } from './fulfillment.ts';

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
