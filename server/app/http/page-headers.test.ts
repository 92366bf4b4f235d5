import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { type HttpServer, openHttpServer } from '../../../test/support/open-http-server.ts';
import { ownNames, pageHeaders, reaching, reported, trusting } from '../../../test/support/page-policy.ts';
import type { Config } from '../../ports/config.ts';
import { createListener } from './create-listener.ts';
import type { Pages } from './pages.ts';

const script = 'dressThePage()';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const pages: Pages = {
  staticFiles: new Hono().get('/static/part.js', (c) => c.body('part')),
  async render(request) {
    const status = new URL(request.url).pathname === '/nowhere' ? 404 : 200;
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
    return { status, headers, html: `<html><script>${script}</script></html>` };
  },
};

type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;

const secure = { publicUrl: 'https://settee.example' };
const stripe: Config['payments'] = {
  kind: 'stripe',
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  webhookSecrets: ['whsec_1'],
  apiUrl: undefined,
  scriptUrl: undefined,
};
const firebase: Config['identity'] = {
  kind: 'firebase',
  projectId: 'settee',
  apiKey: 'any',
  authDomain: 'settee.firebaseapp.com',
  appId: '1',
  emulatorUrl: undefined,
};

let market: Market;
const servers: HttpServer[] = [];
let shop: { local: Ask; withStripe: Ask; withFirebase: Ask };
beforeAll(async () => {
  market = await openMarket();
  shop = {
    local: await openShop({}),
    withStripe: await openShop({ ...secure, payments: stripe }),
    withFirebase: await openShop({ ...secure, identity: firebase }),
  };
});
afterAll(async () => {
  for (const server of servers) server.close();
  await market.close();
});

async function openShop(changes: Partial<Config>): Promise<Ask> {
  const services = { ...market.services, config: { ...market.services.config, ...changes } };
  const server = await openHttpServer(createListener(services, { pages }));
  servers.push(server);
  return server.request;
}

function policiesOf({ headers }: Response) {
  const [enforced, watched] = ['Content-Security-Policy', 'Content-Security-Policy-Report-Only'];
  return { enforced: headers.get(enforced)?.split('; '), watched: headers.get(watched)?.split('; ') };
}

describe('what a page may do (reliability 6)', () => {
  const nothingElse = { enforced: [...trusting(ownNames), ...reaching(hash)], watched: undefined };

  it.each(['/', '/dashboard/my-orders', '/dashboard/paymentless', '/nowhere'])(
    'allows only Settee itself at %s, with any card provider',
    async (path) => {
      expect(policiesOf(await shop.local(path))).toEqual(nothingElse);
      expect(policiesOf(await shop.withStripe(path))).toEqual(nothingElse);
    },
  );

  it('is nothing beyond Settee where cards are taken by the local provider', async () => {
    expect(policiesOf(await shop.local('/dashboard/payment/1'))).toEqual(nothingElse);
  });

  it('is what Stripe’s script needs where Stripe takes cards; there Trusted Types are only watched', async () => {
    const scripts = ' https://js.stripe.com https://*.js.stripe.com';
    expect(policiesOf(await shop.withStripe('/dashboard/payment/1'))).toEqual({
      enforced: reaching(hash, {
        script: scripts,
        image: ' https://*.stripe.com',
        connect: ' https://api.stripe.com',
        frame: `${scripts} https://hooks.stripe.com`,
      }),
      watched: [...trusting(`${ownNames} settee-card-script`), ...reported],
    });
  });

  it('is allowed to sign in when Firebase is the identity service', async () => {
    expect(policiesOf(await shop.withFirebase('/'))).toEqual({
      enforced: reaching(hash, {
        script: ' https://apis.google.com',
        connect: ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
        frame: ' https://settee.firebaseapp.com',
      }),
      watched: [...trusting(ownNames), ...reported],
    });
  });
});

describe('headers of a page (reliability 6)', () => {
  const whole = {
    ...pageHeaders,
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'reporting-endpoints': 'csp="/api/csp-reports"',
  };
  const untold = ['server', 'x-powered-by', 'set-cookie'];

  it.each(['/?new', '/dashboard/payment/2'])('are the same when %s is made, kept, and unchanged', async (path) => {
    const made = await shop.withStripe(path);
    const kept = await shop.withStripe(path);
    const unchanged = await shop.withStripe(path, { 'If-None-Match': made.headers.get('ETag') ?? '' });
    expect([made, kept, unchanged].map(({ status }) => status)).toEqual([200, 200, 304]);
    for (const answer of [made, kept, unchanged]) {
      const headers = Object.fromEntries(answer.headers);
      expect(headers).toMatchObject({
        ...whole,
        'permissions-policy': made.headers.get('Permissions-Policy'),
        'cdn-cache-control': 'max-age=1, stale-while-revalidate=3',
      });
      for (const name of untold) expect(headers).not.toHaveProperty(name);
      expect(policiesOf(answer)).toEqual(policiesOf(made));
    }
  });

  it('allow the payment API only where the provider’s script runs', async () => {
    const payments = ['/?later', '/dashboard/my-orders', '/dashboard/payment/2'].map(async (path) =>
      (await shop.withStripe(path)).headers.get('Permissions-Policy')?.split(', ').at(-1),
    );
    expect(await Promise.all(payments)).toEqual(['payment=()', 'payment=()', 'payment=(self "https://js.stripe.com")']);
  });

  it('allow the camera only where a seller scans a code', async () => {
    const cameras = ['/?new', '/dashboard/purchases/2', '/dashboard/sales/2', '/offline'].map(
      async (path) => (await shop.withStripe(path)).headers.get('Permissions-Policy')?.split(', ')[0],
    );
    expect(await Promise.all(cameras)).toEqual(['camera=()', 'camera=()', 'camera=(self)', 'camera=(self)']);
  });

  it('are no weaker where there is no page, which no cache keeps', async () => {
    const answer = await shop.withStripe('/nowhere');
    expect(answer.status).toBe(404);
    expect(Object.fromEntries(answer.headers)).toMatchObject(whole);
    expect(answer.headers.get('CDN-Cache-Control')).toBeNull();
  });

  it('keep people on https only where the shop is, and its parts with it', async () => {
    const parts = {
      'x-content-type-options': 'nosniff',
      'strict-transport-security': whole['strict-transport-security'],
    };
    expect(Object.fromEntries((await shop.withStripe('/static/part.js')).headers)).toMatchObject(parts);
    for (const path of ['/', '/static/part.js'])
      expect((await shop.local(path)).headers.get('Strict-Transport-Security'), path).toBeNull();
  });
});
