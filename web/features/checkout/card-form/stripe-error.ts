import type { StripeError } from '@stripe/stripe-js';
import { words } from '../../../words.ts';
import type { CardError } from './card-driver.ts';

export function toCardError({ type, code, decline_code, message, payment_intent }: StripeError): CardError {
  return { type, code, decline_code, message: message ?? words.card.noAnswer, payment_intent };
}
