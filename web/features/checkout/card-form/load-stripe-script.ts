import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { trustedScripts } from '../../../platform/trusted-scripts.ts';
import { completeStripe } from './complete-stripe.ts';

const publicOrigin = 'https://js.stripe.com/';

/** Returns whether the script is Stripe's own. */
export const isStripes = (scriptUrl: string | undefined): boolean => !scriptUrl || scriptUrl.startsWith(publicOrigin);

const policy = trustedScripts('settee-card-script');

/** Loads Stripe's browser script. Rejects on a failed load; a later call retries. */
export async function loadStripeScript(publishableKey: string, scriptUrl?: string): Promise<Stripe> {
  const stripe =
    scriptUrl && !isStripes(scriptUrl)
      ? completeStripe((await loadConstructor(scriptUrl))(publishableKey))
      : await loadStripe(publishableKey);
  if (!stripe) throw new Error('The card provider needs a browser.');
  return stripe;
}

async function loadConstructor(scriptUrl: string): Promise<StripeConstructor> {
  if (!window.Stripe) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(scriptUrl);
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error(`The card provider's script did not load from ${scriptUrl}.`));
      };
      document.head.append(script);
    });
  }
  if (!window.Stripe) throw new Error(`The script at ${scriptUrl} is not the card provider's.`);
  return window.Stripe;
}
