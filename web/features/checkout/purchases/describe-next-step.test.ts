import { expect, it } from 'vitest';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { words } from '../../../words.ts';
import { describeNextStep } from './describe-next-step.ts';

it('nobody is asked for a time while the seller has a request to return', () => {
  const paid = { sellerName: 'Sol', method: 'pickup', handover: { state: 'arranging', turn: 'seller' } } as Paid;
  expect(describeNextStep(paid)).toBe(words.purchases.next.agree('Sol'));
  expect(describeNextStep({ ...paid, returnState: 'open' })).toBe(words.returns.stateTexts.open);
  expect(describeNextStep({ ...paid, returnState: 'declined' })).toBe(words.purchases.next.agree('Sol'));
});
