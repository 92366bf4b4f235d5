import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ForeignStripe, startForeignStripe } from '../support/foreign-stripe/start-foreign-stripe.ts';
import { freePort } from '../support/free-port.ts';
import { openShopVariables } from '../support/open-shop-variables.ts';
import { startServer } from '../support/server-process.ts';

export type ForeignShop = { origin: string; cards: ForeignStripe };

/** Runs such a shop, configured only by environment variables. */
export async function withForeignShop(use: (shop: ForeignShop) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-foreign-'));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const cards = await startForeignStripe({ webhookUrl: `${origin}/api/webhooks/stripe`, basePath: '/payments' });
  const server = await startServer({
    ...cards.env,
    NODE_ENV: 'production',
    PUBLIC_URL: origin,
    TOKEN_SECRET: crypto.randomUUID(),
    PORT: port,
    DATA_DIR: folder,
    ...(await openShopVariables(folder)),
    RATE_LIMITS: 'off',
    ALLOW_UNSAFE: 'no-mail,test-keys,http,http-card-server,no-limits',
  });
  await use({ origin, cards });
  await server.stop();
  await cards.stop();
  await rm(folder, { recursive: true });
}
