import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createGoogleSandbox } from '../../sandbox/google/create-google-sandbox.ts';
import { googlePeople } from '../../server/app/demo/people.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';

export type ForeignGoogle = {
  shop: string;
  /** Severs the popup from its opener, as a COOP header of Google's may. */
  cutOff(does: boolean): void;
};

/** Runs the Google sandbox cross-origin and cross-site. */
export async function withForeignGoogle(use: (google: ForeignGoogle) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-google-'));
  const [shopPort, googlePort] = [await freePort(), await freePort()];
  const issuer = `http://localhost:${googlePort}`;
  const sandbox = await createGoogleSandbox({
    issuer,
    secret: crypto.randomUUID(),
    people: googlePeople,
    callbackUrl: `http://127.0.0.1:${shopPort}/api/auth/callback/google`,
  });
  let isCutOff = false;
  const listener = getRequestListener(async (request) => {
    const answer = await sandbox.fetch(request);
    if (isCutOff) answer.headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    return answer;
  });
  const google = createServer((request, response) => void listener(request, response));
  await once(google.listen(googlePort, 'localhost'), 'listening');
  const shop = await startServer({
    GOOGLE_CLIENT_ID: 'settee',
    GOOGLE_CLIENT_SECRET: 'settee-is-no-secret',
    GOOGLE_ISSUER: issuer,
    PORT: String(shopPort),
    DATA_DIR: folder,
    SEED: 'none',
    RATE_LIMITS: 'off',
  });
  await use({
    shop: shop.origin,
    cutOff(does) {
      isCutOff = does;
    },
  });
  await shop.stop();
  google.close();
  await rm(folder, { recursive: true });
}
