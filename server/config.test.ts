import { describe, expect, it } from 'vitest';
import { createDiskImageHost } from './adapters/disk-image-host.ts';
import { ConfigError, decideConfig } from './config.ts';
import type { Env } from './env.ts';
import { pageHeaders } from './http/headers.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const decide = (env: Env) => decideConfig({ TOKEN_SECRET: 'x'.repeat(32), ...stripe, ...env });

describe('another card server than Stripe', () => {
  it.each([
    ['http://127.0.0.1:12111', 'http://127.0.0.1:12111'],
    ['https://cards.example/', 'https://cards.example'],
    ['https://cards.example/v1', 'https://cards.example'],
    ['https://cards.example/pay/v1/', 'https://cards.example/pay'],
  ])('is asked at %s', (given, apiUrl) => {
    expect(decide({ STRIPE_API_URL: given }).payments).toMatchObject({ apiUrl });
  });

  it('has its script loaded from the very address that was given', () => {
    for (const scriptUrl of ['https://cards.example/v3/', 'https://cards.example/elements.js?shop=1'])
      expect(decide({ STRIPE_JS_URL: scriptUrl }).payments).toMatchObject({ scriptUrl });
  });

  it.each(['127.0.0.1:12111', 'localhost:12111', 'cards.example', 'ftp://cards.example'])(
    'is no whole address: %s',
    (address) => {
      for (const name of ['STRIPE_API_URL', 'STRIPE_JS_URL'] as const)
        expect(() => decide({ [name]: address })).toThrow(
          new ConfigError(`${name} must be a whole address, such as https://settee.example.`),
        );
    },
  );

  it('may sign with two secrets while they change, however they are written down', () => {
    expect(decide({ STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new' }).payments).toMatchObject({
      webhookSecrets: ['whsec_old', 'whsec_new'],
    });
  });
});

describe('the hosts that a payment page may reach', () => {
  const ofStripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const [api, script] = ['https://api.cards.example', 'https://script.cards.example'];

  const reached = (env: Env, path = '/dashboard/payment/1') => {
    const headers = pageHeaders(decide(env), createDiskImageHost('pictures'), path, []);
    const policy = `; ${headers['Content-Security-Policy']}`;
    const sources = (name: string) =>
      (policy.split(`; ${name} `)[1]?.split('; ')[0] ?? '').split(' ').filter((source) => source.startsWith('https:'));
    return { script: sources('script-src'), connect: sources('connect-src'), frame: sources('frame-src') };
  };

  it.each<[string, Env, ReturnType<typeof reached>]>([
    [
      'Stripe’s',
      {},
      { script: ofStripe, connect: ['https://api.stripe.com'], frame: [...ofStripe, 'https://hooks.stripe.com'] },
    ],
    [
      'Stripe’s, by their names',
      { STRIPE_API_URL: 'https://api.stripe.com', STRIPE_JS_URL: 'https://js.stripe.com/v3/' },
      { script: ofStripe, connect: ['https://api.stripe.com'], frame: [...ofStripe, 'https://hooks.stripe.com'] },
    ],
    [
      'those of another script with the API and the script’s own',
      { STRIPE_API_URL: `${api}/pay/v1`, STRIPE_JS_URL: `${script}/v3/` },
      { script: [script, api], connect: [script, api], frame: [script, api] },
    ],
    [
      'Stripe’s and the script’s, when it is Stripe’s script from elsewhere',
      { STRIPE_JS_URL: `${script}/stripe.js` },
      {
        script: [script, ...ofStripe],
        connect: [script, 'https://api.stripe.com'],
        frame: [script, ...ofStripe, 'https://hooks.stripe.com'],
      },
    ],
  ])('are %s', (_, env, sources) => {
    expect(reached(env)).toEqual(sources);
    expect(reached(env, '/dashboard/my-orders')).toEqual({ script: [], connect: [], frame: [] });
  });
});
