import { expect, it } from 'vitest';
import { describeAct, describeChange } from './describe-change.ts';

it('names what changed and nothing else', () => {
  expect(
    describeChange({
      before: { removed: false, type: 'seller' },
      after: { removed: true, type: 'seller', hiddenListings: 3 },
    }),
  ).toEqual(['removed: no → yes', 'listings hidden: 3']);
});

it('does not count what there was none of', () => {
  expect(describeChange({ before: {}, after: { hiddenListings: 0 } })).toEqual([]);
});

it('says what was taken away, and lists lists', () => {
  expect(describeChange({ before: { advertised: true }, after: { edited: ['price', 'title'] } })).toEqual([
    'advertised: yes → nothing',
    'changed: price, title',
  ]);
});

it('names an act in words, one from tomorrow by its own name', () => {
  expect(describeAct('verify_seller')).toBe('Verified a seller');
  expect(describeAct('close_shop')).toBe('close shop');
});

it.each([
  ['cancelled: no_time', 'canceled: We found no time'],
  ['refused: The legs are loose.', 'refused: The legs are loose.'],
  ['cancelled: ', 'canceled'],
  ['buyer_is_right\nSorry!', 'The buyer is right\nSorry!'],
])('words “%s”, why a sale ended', (reason, said) => {
  expect(describeChange({ before: {}, after: { reason } })).toEqual([`reason: ${said}`]);
});

it('words what was decided about a sale, and how a debt was settled', () => {
  expect(describeAct('decide_dispute')).toBe('Decided a dispute about a sale');
  const decided = { state: 'completed', by: 'operator', outcome: 'part_refund', amount: '$20' };
  expect(describeChange({ before: { state: 'disputed' }, after: decided })).toEqual([
    'state: disputed → completed',
    'decided by: an admin',
    'outcome: a part goes back',
    'amount: $20',
  ]);
  const settled = { owed: '$70.40', outcome: 'written_off', amount: '$40', reason: 'No answer.' };
  expect(describeChange({ before: { owed: '$110.40' }, after: settled })).toEqual([
    'owed: $110.40 → $70.40',
    'outcome: given up',
    'amount: $40',
    'reason: No answer.',
  ]);
});

it('says states, account types and reasons in words, never as codes', () => {
  expect(
    describeChange({
      before: { state: 'paid', type: 'buyer' },
      after: { state: 'refund_pending', type: 'seller', reason: 'oversold', edited: ['description', 'price'] },
    }),
  ).toEqual([
    'state: paid → refund in progress',
    'account type: buyer → seller',
    'reason: already sold',
    'changed: description, price',
  ]);
});
