import type { ReactNode } from 'react';

/** `apiUrl`: local provider; `scriptUrl`: Stripe's script. */
export type CardSettings = {
  kind: 'sandbox' | 'stripe';
  publishableKey: string;
  scriptUrl?: string;
  apiUrl?: string;
};

/** Never contains a digit. */
export type CardChange = {
  elementType: 'card';
  complete: boolean;
  empty: boolean;
  error: { type: 'validation_error'; code: string; message: string } | undefined;
};

export type CardElementProps = {
  options?: { disabled?: boolean };
  onChange?: (event: CardChange) => void;
  onReady?: () => void;
};

export type CardHandle = { readonly elementType: 'card' };

export type CardConfirmation = {
  payment_method: { card: CardHandle; billing_details?: { email?: string; name?: string } };
};

/** Readable. `payment_intent`: the payment's state, when known. */
export type CardError = {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  payment_intent?: { id: string; status: string };
};

export type PaymentIntentResult =
  | { paymentIntent: { id: string; status: string }; error?: undefined }
  | { error: CardError; paymentIntent?: undefined };

/** The part of Stripe's browser object we need. */
export type CardStripe = {
  /** Pays with the typed card, with authentication. Never rejects, but may never answer. */
  confirmCardPayment(clientSecret: string, data: CardConfirmation): Promise<PaymentIntentResult>;
};

export type WalletsProps = {
  clientSecret: string;
  billingEmail: string;
  onBegun?: () => void;
  onResult: (result: PaymentIntentResult) => void;
};

export type CardDriver = CardStripe & {
  renderField(props: CardElementProps): ReactNode;
  getHandle(): CardHandle | null;
  /** Wallet buttons and a divider; only some providers. */
  renderWallets?(props: WalletsProps): ReactNode;
  /** Provider UI over the page, such as bank authentication. */
  renderOverlay?(): ReactNode;
};
