import { afterEach, expect, it } from 'vitest';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { fulfillmentStates } from '../../../../shared/domain/fulfillment.ts';
import { languages } from '../../../../shared/domain/language.ts';
import { setTextSource } from '../../../platform/i18n/text-settings.ts';
import { words } from '../../../words.ts';
import { describeNextStep } from './describe-next-step.ts';

afterEach(() => setTextSource(() => ({ language: 'en' })));

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

it.each(languages)('names a complete purchase as the page of the handover does (%s)', (language) => {
  setTextSource(() => ({ language }));
  const handover = { state: 'completed', turn: 'buyer', reviewUntil: '2026-03-02T10:00:00.000Z' } as const;
  const said = describeNextStep({ sellerName: 'Sol', method: 'pickup', handover } as Paid);
  expect(said?.startsWith(words.fulfillment.handedOverText)).toBe(true);
});
