import { expect, it } from 'vitest';
import { actionsFor, appealUntil, canAppeal, caseActions, caseStates } from './cases.ts';

const decidedAt = new Date('2026-01-31T12:00:00Z');
const soon = new Date('2026-02-10T12:00:00Z');

it.each(caseStates.flatMap((state) => caseActions.map((action) => [state, action] as const)))(
  'a case that is %s with the action %s can be appealed only when decided against somebody',
  (state, action) => {
    expect(canAppeal({ state, action, decidedAt }, soon)).toBe(state === 'decided' && action !== 'none');
  },
);

it('an appeal is possible for six months', () => {
  const until = appealUntil(decidedAt);
  const one = { state: 'decided', action: 'remove', decidedAt } as const;
  expect(canAppeal(one, new Date(until.getTime() - 1))).toBe(true);
  expect(canAppeal(one, until)).toBe(false);
});

it('an account cannot be hidden', () => {
  expect(actionsFor('account')).not.toContain('hide');
  expect(actionsFor('listing')).toEqual([...caseActions]);
});
