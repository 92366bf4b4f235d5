// Public API of the card form; import only from here, independent of the provider.

export type { CardChange, CardConfirmation, CardError, CardSettings, PaymentIntentResult } from './card-driver.ts';
export { CardElement } from './card-element.tsx';
export { CardProvider, useElements, useStripe } from './card-provider.tsx';
export { Wallets } from './wallets.tsx';
