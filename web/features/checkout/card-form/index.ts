// Public API of the card form; import only from here, independent of the provider.

export type { CardChange, CardConfirmation, CardError, CardSettings, PaymentIntentResult } from './card-driver.ts';
export { CardElement, Wallets } from './card-element.tsx';
export { CardProvider, useElements, useStripe } from './card-provider.tsx';
