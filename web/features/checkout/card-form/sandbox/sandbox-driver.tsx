import { words } from '../../../../words.ts';
import type { CardConfirmation, CardDriver, CardError, CardSettings, PaymentIntentResult } from '../card-driver.ts';
import { authenticate } from './authenticate.ts';
import { AuthenticationDialog } from './authentication-dialog.tsx';
import { type CardText, checkCardText, digitsOf, splitExpiry } from './card-input.ts';
import { createChallengeStore } from './challenge.ts';
import { type BrowserIntent, createSandboxApi, type SandboxAnswer } from './sandbox-api.ts';
import { SandboxCardField, type TypedCard } from './sandbox-card-field.tsx';
import { wordRefusal } from './word-refusal.ts';

const handle = { elementType: 'card' } as const;

/** Creates the local provider's field and confirmation, which behave like Stripe's. */
export function createSandboxDriver({ apiUrl = '/sandbox/stripe', publishableKey }: CardSettings): CardDriver {
  const api = createSandboxApi(apiUrl, publishableKey);
  const challenges = createChallengeStore();
  let typed: TypedCard | null = null;
  const storeCard = (current: TypedCard | null) => {
    typed = current;
  };

  return {
    renderField: (props) => <SandboxCardField {...props} onCard={storeCard} />,
    renderOverlay: () => <AuthenticationDialog challenges={challenges} />,
    getHandle: () => (typed ? handle : null),
    async confirmCardPayment(clientSecret, data) {
      const card = typed?.card;
      const mistake = card ? mistakeIn(card) : 'incomplete_number';
      if (!card || mistake) {
        const code = mistake ?? 'incomplete_number';
        typed?.showMistakes();
        return { error: { type: 'validation_error', code, message: words.card.errors[code] } };
      }
      const id = clientSecret.replace(/_secret_.*$/, '');
      const form = writeForm(clientSecret, card, data);
      // Without a response the charge is unknown, so read the intent.
      const answer = await api
        .confirm(id, form)
        .catch(() => api.retrieve(id, clientSecret))
        .catch((): SandboxAnswer => ({ error: { type: 'api_connection_error', message: words.card.noAnswer } }));
      if (answer.error) return { error: wordRefusal(answer.error) };
      const { intent } = answer;
      return toResult(
        intent.status === 'requires_action'
          ? await authenticate(api, challenges, { asking: intent, clientSecret })
          : intent,
      );
    },
  };
}

function mistakeIn(card: CardText) {
  const { number, expiry, cvc } = checkCardText(card, new Date());
  return number ?? expiry ?? cvc;
}

function writeForm(
  clientSecret: string,
  card: CardText,
  { payment_method: method }: CardConfirmation,
): URLSearchParams {
  const { month, year } = splitExpiry(card.expiry);
  const form = new URLSearchParams({
    client_secret: clientSecret,
    use_stripe_sdk: 'true',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': card.cvc,
  });
  for (const [name, value] of Object.entries(method.billing_details ?? {})) {
    if (value) form.set(`payment_method_data[billing_details][${name}]`, value);
  }
  return form;
}

function toResult(intent: BrowserIntent): PaymentIntentResult {
  if (intent.status !== 'requires_payment_method') return { paymentIntent: intent };
  const error: CardError = intent.last_payment_error ?? { type: 'api_connection_error', message: words.card.noAnswer };
  return { error: { ...wordRefusal(error), payment_intent: intent } };
}
