import { expect, it } from 'vitest';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { fulfillmentStates } from '../../../../shared/domain/fulfillment.ts';
import { words } from '../../../words.ts';
import { describeNextStep } from './describe-next-step.ts';

it('nobody is asked for a time while the seller has a request to return', () => {
  const paid = { sellerName: 'Sol', method: 'pickup', handover: { state: 'arranging', turn: 'seller' } } as Paid;
  expect(describeNextStep(paid)).toBe(words.purchases.next.agree('Sol'));
  expect(describeNextStep({ ...paid, returnState: 'open' })).toBe(words.returns.stateTexts.open);
  expect(describeNextStep({ ...paid, returnState: 'declined' })).toBe(words.purchases.next.agree('Sol'));
});

it('says that the bank disputes the payment instead of what is next, until the sale is complete', () => {
  for (const state of fulfillmentStates) {
    const paid = { sellerName: 'Sol', method: 'pickup', handover: { state, turn: 'buyer' } } as Paid;
    const handover = { state, turn: 'buyer', isBankDisputed: true } as const;
    const said = describeNextStep({ ...paid, handover });
    if (state === 'completed') expect(said).toBe(describeNextStep(paid));
    else expect(said).toMatch(/^Your bank disputes this payment/);
    expect(describeNextStep(paid)).not.toMatch(/bank/);
  }
});
