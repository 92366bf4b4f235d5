import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { useState } from 'react';
import { textSettings } from '../../../platform/i18n/text-settings.ts';
import { words } from '../../../words.ts';
import type { PaymentIntentResult, WalletsProps } from './card-driver.ts';
import { toCardError } from './stripe-error.ts';

/** Only wallets that hold cards. */
const wallets: StripeExpressCheckoutElementOptions = {
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'never',
    paypal: 'never',
    amazonPay: 'never',
    klarna: 'never',
  },
};

/** Stripe's Apple Pay and Google Pay buttons; take no space when neither is available. */
export function StripeWallets({ stripe, ...props }: WalletsProps & { stripe: Stripe }) {
  // The buttons are bound to one payment, so a new payment remounts them.
  return (
    <Elements
      key={props.clientSecret}
      stripe={stripe}
      options={{ clientSecret: props.clientSecret, locale: textSettings().language }}
    >
      <Buttons {...props} />
    </Elements>
  );
}

function Buttons({ clientSecret, billingEmail, onBegun, onResult }: WalletsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isOffered, setOffered] = useState(false);

  const confirm = async (): Promise<PaymentIntentResult> => {
    if (!stripe || !elements) return { error: { type: 'api_connection_error', message: words.card.noAnswer } };
    try {
      const { paymentIntent, error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: {
          return_url: window.location.href,
          payment_method_data: { billing_details: { email: billingEmail } },
        },
        redirect: 'if_required',
      });
      return error ? { error: toCardError(error) } : { paymentIntent };
    } catch {
      return { error: { type: 'api_connection_error', message: words.card.noAnswer } };
    }
  };

  return (
    <div className={isOffered ? 'grid gap-5' : 'h-0 overflow-hidden'}>
      <ExpressCheckoutElement
        options={wallets}
        onReady={({ availablePaymentMethods }) => setOffered(availablePaymentMethods !== undefined)}
        onConfirm={() => {
          onBegun?.();
          void confirm().then(onResult);
        }}
      />
      {isOffered ? (
        <p className="flex items-center gap-3 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {words.payment.orByCard}
        </p>
      ) : null}
    </div>
  );
}
