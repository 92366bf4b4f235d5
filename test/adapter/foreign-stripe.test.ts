import Stripe from 'stripe';
import { afterAll, beforeAll, describe } from 'vitest';
import { type ForeignStripe, startForeignStripe } from '../support/foreign-stripe/start-foreign-stripe.ts';
import { describeCardProvider } from './card-provider-cases.ts';

describe('a Stripe-compatible server that is not ours', () => {
  let server: ForeignStripe;
  let stripe: Stripe;
  beforeAll(async () => {
    server = await startForeignStripe({ webhookUrl: 'http://127.0.0.1:9/nobody' });
    const { hostname: host, port } = new URL(server.apiUrl);
    stripe = new Stripe(server.settings.secretKey, { host, port, protocol: 'http', maxNetworkRetries: 0 });
  });
  afterAll(() => server.stop());

  describeCardProvider(() => stripe);
});
