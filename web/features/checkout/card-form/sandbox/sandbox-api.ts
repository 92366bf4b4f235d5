import { limitSilence } from '../../../../platform/limit-silence.ts';
import type { CardError } from '../card-driver.ts';

/** Milliseconds, as the server waits for the provider, and the way there. */
const LONGEST_WAIT = 30_000;

export type BrowserIntent = {
  id: string;
  status: string;
  last_payment_error: CardError | null;
  next_action: { use_stripe_sdk?: { source: string } } | null;
};

export type SandboxAnswer = { intent: BrowserIntent; error?: undefined } | { error: CardError; intent?: undefined };

/** Browser client of the local provider; card data never passes through our API. */
export type SandboxApi = ReturnType<typeof createSandboxApi>;

/** Calls reject only without a readable response; the result is then unknown. */
export function createSandboxApi(apiUrl: string, publishableKey: string) {
  const headers = { authorization: `Bearer ${publishableKey}` };
  const addressOf = (id: string, call = '') => `${apiUrl}/v1/payment_intents/${encodeURIComponent(id)}${call}`;

  async function request(address: string, init: RequestInit): Promise<SandboxAnswer> {
    const { signal, stop } = limitSilence(LONGEST_WAIT);
    try {
      const response = await fetch(address, { ...init, headers, credentials: 'omit', cache: 'no-store', signal });
      const body = await response.json();
      return response.ok ? { intent: body } : { error: body.error };
    } finally {
      stop();
    }
  }

  return {
    confirm: (id: string, form: URLSearchParams) => request(addressOf(id, '/confirm'), { method: 'POST', body: form }),
    retrieve: (id: string, clientSecret: string) =>
      request(`${addressOf(id)}?${new URLSearchParams({ client_secret: clientSecret })}`, {}),
    abandonAuthentication: (id: string, clientSecret: string) =>
      request(addressOf(id, '/source_cancel'), {
        method: 'POST',
        body: new URLSearchParams({ client_secret: clientSecret }),
      }),
    authenticationPage: (id: string, source: string) =>
      `${apiUrl}/3ds/${encodeURIComponent(id)}?${new URLSearchParams({ source })}`,
  };
}
