// The door of the card form. Whoever takes a payment imports from here alone, and cannot tell which provider answers.

export type { CardChange, CardConfirmation, CardError, CardSettings, PaymentIntentResult } from './card-driver.ts';
export { CardElement } from './card-element.tsx';
export { CardProvider, useElements, useStripe } from './card-provider.tsx';
export { Wallets } from './wallets.tsx';
