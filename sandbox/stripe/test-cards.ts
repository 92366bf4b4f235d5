import type { RawCard } from './parameters.ts';
import { cardError, invalidRequest, type StripeError } from './stripe-error.ts';
import type { CardDetails } from './wire.ts';

type Outcome = 'pays' | 'asks' | { decline: 'generic_decline' | 'insufficient_funds' | 'expired_card' };

/** Initial status of a refund. The bank may still return a succeeded one (see `moveRefund`). */
type RefundBegins = 'pending' | 'succeeded';

export interface CheckedCard extends CardDetails {
  outcome: Outcome;
}

const testCards: { number: string; token: string; brand: string; outcome: Outcome; refund?: RefundBegins }[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa', outcome: 'pays' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard', outcome: 'pays' },
  { number: '378282246310005', token: 'pm_card_amex', brand: 'amex', outcome: 'pays' },
  {
    number: '4000000000000002',
    token: 'pm_card_chargeDeclined',
    brand: 'visa',
    outcome: { decline: 'generic_decline' },
  },
  {
    number: '4000000000009995',
    token: 'pm_card_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    outcome: { decline: 'insufficient_funds' },
  },
  {
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    outcome: { decline: 'expired_card' },
  },
  { number: '4000000000007726', token: 'pm_card_pendingRefund', brand: 'visa', outcome: 'pays', refund: 'pending' },
  { number: '4000002500003155', token: 'pm_card_authenticationRequiredOnSetup', brand: 'visa', outcome: 'asks' },
  { number: '4000002760003184', token: 'pm_card_authenticationRequired', brand: 'visa', outcome: 'asks' },
];

/**
 * Validates a card; returns brand, last four digits, expiry and outcome, never the number. Throws 402
 * `incorrect_number`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_cvc`, or `card_declined` for a real card.
 */
export function checkCard(raw: RawCard, now: Date): CheckedCard {
  const number = raw.number.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', { param: 'number' });
  }
  const { month, year } = checkExpiry(raw, now);
  const card = testCards.find((known) => known.number === number);
  const cvcLength = card?.brand === 'amex' ? 4 : 3;
  if (raw.cvc !== undefined && !(/^\d+$/.test(raw.cvc) && raw.cvc.length === cvcLength)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", { param: 'cvc' });
  }
  if (!card) {
    const message = 'Your card was declined. This shop is in test mode, and this is not one of its test cards.';
    throw cardError('card_declined', message, { decline_code: 'test_mode_live_card' });
  }
  return { brand: card.brand, last4: number.slice(-4), exp_month: month, exp_year: year, outcome: card.outcome };
}

/** Returns the card of a token such as `pm_card_visa`. Throws 400 `resource_missing` for an unknown one. */
export function cardOfToken(token: string, now: Date): CheckedCard {
  const card = testCards.find((known) => known.token === token);
  if (!card) {
    throw invalidRequest(`No such PaymentMethod: '${token}'`, { code: 'resource_missing', param: 'payment_method' });
  }
  return {
    brand: card.brand,
    last4: card.number.slice(-4),
    exp_month: 12,
    exp_year: now.getUTCFullYear() + 2,
    outcome: card.outcome,
  };
}

/** Returns the initial status of a refund to this card. */
export const refundBegins = ({ last4 }: CardDetails): RefundBegins =>
  testCards.find(({ number }) => number.endsWith(last4))?.refund ?? 'succeeded';

/** Returns the 402 of a declined card, with Stripe's message. */
export function declineError(decline: 'generic_decline' | 'insufficient_funds' | 'expired_card'): StripeError {
  if (decline === 'expired_card') return cardError('expired_card', 'Your card has expired.', { param: 'exp_month' });
  const message = decline === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.';
  return cardError('card_declined', message, { decline_code: decline });
}

function checkExpiry(raw: RawCard, now: Date): { month: number; year: number } {
  const month = /^\d{1,2}$/.test(raw.exp_month) ? Number(raw.exp_month) : 0;
  const typedYear = /^(\d{2}|\d{4})$/.test(raw.exp_year) ? Number(raw.exp_year) : 0;
  const year = raw.exp_year.length === 2 ? 2000 + typedYear : typedYear;
  const thisYear = now.getUTCFullYear();
  if (month < 1 || month > 12 || (year === thisYear && month < now.getUTCMonth() + 1)) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", { param: 'exp_month' });
  }
  if (year < thisYear || year > thisYear + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", { param: 'exp_year' });
  }
  return { month, year };
}

function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
