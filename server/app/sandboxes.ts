import type pg from 'pg';
import type { Logger } from 'pino';
import { createGoogleSandbox } from '../../sandbox/google/create-google-sandbox.ts';
import { createStripeSandbox } from '../../sandbox/stripe/create-stripe-sandbox.ts';
import type { Clock } from '../ports/clock.ts';
import type { Config } from '../ports/config.ts';
import { googlePeople } from './demo/people.ts';

type Fetcher = (request: Request) => Promise<Response>;

export type Sandboxes = { stripe?: Fetcher; google?: Fetcher; start(): void; stop(): Promise<void> };

type Needs = { pool: pg.Pool; clock: Clock; log: Logger };

/** Creates sandboxes for the card provider and Google where needed. */
export async function createSandboxes(config: Config, { pool, clock, log }: Needs): Promise<Sandboxes> {
  const stripe =
    config.payments.kind === 'sandbox'
      ? createStripeSandbox({
          pool,
          secretKey: config.payments.secretKey,
          webhookSecret: config.payments.webhookSecret,
          webhookUrl: () =>
            `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}/api/webhooks/stripe`,
          clock,
          log: (entry) => log.warn(entry, 'card provider stand-in'),
        })
      : undefined;
  await stripe?.migrate();
  const google =
    config.identity.kind === 'local' && config.google.kind === 'sandbox'
      ? await createGoogleSandbox({
          issuer: `${config.publicUrl}/sandbox/google`,
          secret: config.tokenSecret,
          people: googlePeople,
          isClosed: config.publicDemo,
        })
      : undefined;
  return {
    stripe: stripe?.fetch,
    google: google?.fetch,
    start: () => stripe?.start(),
    stop: async () => stripe?.stop(),
  };
}
