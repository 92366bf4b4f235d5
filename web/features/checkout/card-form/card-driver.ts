import type { ReactNode } from 'react';

/** Which provider takes the card, as the server says it. `apiUrl` is the local provider's mount, `scriptUrl` Stripe's script. */
export type CardSettings = {
  kind: 'sandbox' | 'stripe';
  publishableKey: string;
  scriptUrl?: string;
  apiUrl?: string;
};

/** What the field tells while a card is typed; never a digit of it. */
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

/** Stands for the card that was typed. What it holds is between the field and its provider. */
export type CardHandle = { readonly elementType: 'card' };

export type CardConfirmation = {
  payment_method: { card: CardHandle; billing_details?: { email?: string; name?: string } };
};

/** A refusal in words for the person. `payment_intent` tells where the payment stands, when the provider says it. */
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

/** The part of Stripe's browser object that a payment needs. */
export type CardStripe = {
  /** Pays the intent with the typed card, authentication included. Never rejects: what went wrong comes as `error`. */
  confirmCardPayment(clientSecret: string, data: CardConfirmation): Promise<PaymentIntentResult>;
};

/** What the buttons of Apple Pay and Google Pay need, and whom they tell how a payment ended. */
export type WalletsProps = {
  clientSecret: string;
  billingEmail: string;
  onResult: (result: PaymentIntentResult) => void;
};

/** One provider's way to show a card field and to confirm with it. */
export type CardDriver = CardStripe & {
  renderField(props: CardElementProps): ReactNode;
  /** The card in the field that is on the page now. */
  getHandle(): CardHandle | null;
  /** The buttons of the wallets that this device has, followed by what leads on to the card; only some providers have them. */
  renderWallets?(props: WalletsProps): ReactNode;
  /** What the provider shows over the page, such as a bank's question. */
  renderOverlay?(): ReactNode;
};
