import { type Fields, fieldsOf, textOf } from './form.ts';
import { Refusal } from './refusal.ts';

export type Verdict =
  | { kind: 'pays' }
  | { kind: 'takes its time' }
  | { kind: 'asks who pays' }
  | { kind: 'declines'; code: string; message: string };

export type Card = { brand: string; last4: string; verdict: Verdict };

const funds: Verdict = {
  kind: 'declines',
  code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const generic: Verdict = { kind: 'declines', code: 'generic_decline', message: 'Your card was declined.' };

const byNumber: Record<string, Verdict> = {
  '4242424242424242': { kind: 'pays' },
  '5555555555554444': { kind: 'takes its time' },
  '4000002500003155': { kind: 'asks who pays' },
  '4000000000000002': generic,
  '4000000000009995': funds,
};

const byToken: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002500003155',
};

/** Returns the card of a confirmation, by test card name or as typed. */
export function readCard(fields: Fields): Card {
  const typed = fieldsOf(fieldsOf(fields, 'payment_method_data'), 'card');
  const number = byToken[textOf(fields, 'payment_method') ?? ''] ?? textOf(typed, 'number')?.replaceAll(' ', '');
  const verdict = byNumber[number ?? ''];
  if (!number || !verdict)
    throw new Refusal(402, 'card_error', 'Your card number is incorrect.', { code: 'incorrect_number' });
  return { brand: number.startsWith('4') ? 'visa' : 'mastercard', last4: number.slice(-4), verdict };
}
