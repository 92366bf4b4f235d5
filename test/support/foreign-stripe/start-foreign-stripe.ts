import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Departure } from './departures.ts';
import type { Addresses, Settings } from './main.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

export type ForeignStripe = Addresses & {
  settings: Settings;
  env: Record<`STRIPE_${'SECRET_KEY' | 'PUBLISHABLE_KEY' | 'WEBHOOK_SECRET' | 'API_URL' | 'JS_URL'}`, string>;
  /** Calls the API as the shop does. @returns status and response */
  call(method: 'GET' | 'POST', path: string, form?: Record<string, string>): Promise<Called>;
  typeCard(clientSecret: string, number: string): Promise<Called>;
  bankSays(intentId: string, word: 'good' | 'bad'): Promise<void>;
  depart(departures: readonly Departure[]): Promise<void>;
  stop(): Promise<void>;
};

type Called = { status: number; body: Record<string, unknown> & { error?: Record<string, unknown> } };

/** Starts a Stripe-compatible server, independent of the sandbox, in its own process. */
export async function startForeignStripe(given: Partial<Settings> & { webhookUrl: string }): Promise<ForeignStripe> {
  const settings: Settings = {
    secretKey: `sk_test_elsewhere_${crypto.randomUUID()}`,
    publishableKey: 'pk_test_elsewhere',
    webhookSecret: `whsec_${crypto.randomUUID()}`,
    ...given,
  };
  const child = spawn(process.execPath, [main, JSON.stringify(settings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  const addresses: Addresses = JSON.parse(line);

  const request = async (key: string, method: 'GET' | 'POST', path: string, form: Record<string, string> = {}) => {
    const fields = new URLSearchParams(form);
    const answer = await fetch(`${addresses.apiUrl}/v1/${path}${method === 'GET' ? `?${fields}` : ''}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      body: method === 'POST' ? fields : undefined,
    });
    return { status: answer.status, body: await answer.json() };
  };

  return {
    ...addresses,
    settings,
    env: {
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_API_URL: addresses.apiUrl,
      STRIPE_JS_URL: addresses.scriptUrl,
    },
    call: (...call) => request(settings.secretKey, ...call),
    typeCard: (clientSecret, number) =>
      request(settings.publishableKey, 'POST', `payment_intents/${intentOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      }),
    async bankSays(intentId, word) {
      const headers = { Authorization: `Bearer ${settings.secretKey}` };
      await fetch(`${addresses.apiUrl}/bank/${encodeURIComponent(intentId)}?word=${word}`, { method: 'POST', headers });
    },
    async depart(departures) {
      await fetch(`${addresses.apiUrl}/departures`, { method: 'POST', body: JSON.stringify(departures) });
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const intentOf = (clientSecret: string) => encodeURIComponent(clientSecret.split('_secret_')[0] ?? '');
