import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { trustedScripts } from '../../../platform/trusted-scripts.ts';
import { completeStripe } from './complete-stripe.ts';

/** Milliseconds without load or error until the script counts as failed. The library tries a second time. */
const LONGEST_WAIT = 8_000;

const publicOrigin = 'https://js.stripe.com/';

export const isStripes = (scriptUrl: string | undefined): boolean => !scriptUrl || scriptUrl.startsWith(publicOrigin);

const policy = trustedScripts('settee-card-script');

/** Loads Stripe's browser script. Rejects when it fails or does not come in time; a later call retries. */
export async function loadStripeScript(publishableKey: string, scriptUrl?: string): Promise<Stripe> {
  const limit = setInterval(() => failScript(scriptUrl ?? publicOrigin), LONGEST_WAIT);
  const loading =
    scriptUrl && !isStripes(scriptUrl)
      ? loadConstructor(scriptUrl).then((load) => completeStripe(load(publishableKey)))
      : loadStripe(publishableKey);
  const stripe = await loading.finally(() => clearInterval(limit));
  if (!stripe) throw new Error('The card provider needs a browser.');
  return stripe;
}

function failScript(address: string): void {
  const waiting = [...document.scripts].filter(({ src }) => src.startsWith(address));
  for (const script of waiting) script.dispatchEvent(new Event('error'));
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
