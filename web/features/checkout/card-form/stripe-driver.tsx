import { Elements, CardElement as StripeCardElement, useElements } from '@stripe/react-stripe-js';
import type { StripeElementStyle, StripeElements } from '@stripe/stripe-js';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { textSettings } from '../../../platform/i18n/text-settings.ts';
import { words } from '../../../words.ts';
import type { CardChange, CardDriver, CardElementProps, CardSettings, WalletsProps } from './card-driver.ts';
import { isStripes, loadStripeScript } from './load-stripe-script.ts';
import { toCardError } from './stripe-error.ts';
import { StripeWallets } from './stripe-wallets.tsx';

const handle = { elementType: 'card' } as const;

/** Creates Stripe's card field and confirmation. Rejects when the script cannot be loaded. */
export async function createStripeDriver({ publishableKey, scriptUrl }: CardSettings): Promise<CardDriver> {
  const stripe = await loadStripeScript(publishableKey, scriptUrl);
  // Stripe's field cannot change its language later.
  const options = { locale: textSettings().language };
  let elements: StripeElements | null = null;
  const store = (mounted: StripeElements | null) => {
    elements = mounted;
  };

  return {
    renderField: (props) => (
      <Elements stripe={stripe} options={options}>
        <StoreElements store={store} />
        <StripeField {...props} />
      </Elements>
    ),
    // A third-party script supports only cards.
    ...(isStripes(scriptUrl)
      ? { renderWallets: (props: WalletsProps) => <StripeWallets {...props} stripe={stripe} /> }
      : {}),
    getHandle: () => (elements?.getElement(StripeCardElement) ? handle : null),
    async confirmCardPayment(clientSecret, { payment_method: { billing_details } }) {
      const card = elements?.getElement(StripeCardElement);
      if (!card) return { error: { type: 'validation_error', message: words.card.errors.incomplete_number } };
      try {
        const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
          payment_method: { card, billing_details },
        });
        return error ? { error: toCardError(error) } : { paymentIntent };
      } catch {
        return { error: { type: 'api_connection_error', message: words.card.noAnswer } };
      }
    },
  };
}

function StoreElements({ store }: { store: (elements: StripeElements | null) => void }) {
  const elements = useElements();
  useEffect(() => {
    store(elements);
    return () => store(null);
  }, [elements, store]);
  return null;
}

function StripeField({ options, onChange, onReady }: CardElementProps) {
  const frame = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const [style, setStyle] = useState<StripeElementStyle>();
  const [mistake, setMistake] = useState<string>();

  // Stripe's field is a cross-origin frame without our style sheet, so pass it the colors.
  useLayoutEffect(() => {
    if (frame.current) setStyle(styleOf(frame.current));
  }, []);

  return (
    <fieldset aria-labelledby={labelId} className="grid gap-1.5">
      <legend id={labelId} className="mb-1.5 font-medium text-sm">
        {words.card.label}
      </legend>
      <div ref={frame} className="min-h-11 rounded-control border border-edge bg-surface px-3 py-3 text-base text-ink">
        {style ? (
          <StripeCardElement
            options={{ hidePostalCode: true, disabled: options?.disabled, style }}
            onReady={onReady}
            onChange={({ complete, empty, error }) => {
              setMistake(error?.message);
              onChange?.({ elementType: 'card', complete, empty, error } satisfies CardChange);
            }}
          />
        ) : null}
      </div>
      <p role="alert" className="text-danger text-sm">
        {mistake}
      </p>
    </fieldset>
  );
}

function styleOf(frame: HTMLElement): StripeElementStyle {
  const { color, fontFamily } = getComputedStyle(frame);
  return { base: { color, fontFamily, fontSize: '16px' }, invalid: { color } };
}
