import { expect, it } from 'vitest';
import { openStates } from './fulfillment.ts';
import { leftMatters, matterOfSale } from './left-matter.ts';
import { groupOf } from './notification.ts';

it.each(openStates)('an open sale in state %s is a matter of its own, a sent parcel another one', (state) => {
  expect(matterOfSale(state, false)).toBe(state);
  expect(matterOfSale(state, true)).toBe(state === 'arranged' ? 'sent' : state);
});

it('an offer and messages follow their own choices, a sale and a return are always mailed', () => {
  const groups = leftMatters.map((about) => groupOf({ kind: 'party_left', params: { about } }));
  expect(groups).toEqual([...Array<string>(8).fill('handover'), 'offers', 'messages']);
});
