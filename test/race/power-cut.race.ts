import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Env } from '../../server/app/env.ts';
import { openTestDatabase } from '../support/database.ts';
import { drawSample } from '../support/draw-sample.ts';
import { freePort } from '../support/free-port.ts';
import { jpeg } from '../support/pictures.ts';
import { reportProof } from '../support/proof-report.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** The long form cuts the power 10 times per database (reliability 7, no. 2). */
const CUTS = Number(process.env.POWER_CUTS ?? 1);

const databases = [
  ['the embedded database', async () => ({ env: {} as Env, close: async () => undefined })],
  [
    'PostgreSQL',
    async () => {
      const database = await openTestDatabase();
      return { env: { DATABASE_URL: database.url } as Env, close: () => database.close() };
    },
  ],
] as const;

describe.each(drawSample(databases, 1 / 2))('a power cut on %s', (name, open) => {
  it('loses nothing that was acknowledged', async () => {
    const { env, close } = await open();
    const dataDir = await mkdtemp(join(tmpdir(), 'settee-power-'));
    const settings = { ...env, DATA_DIR: dataDir, PORT: String(await freePort()), SEED: 'none', RATE_LIMITS: 'off' };
    const acknowledged = new Set<string>();
    let server: ServerProcess | undefined;
    for (let cut = 0; cut < CUTS; cut++) {
      server = await startServer(settings);
      const seller = await enter(server, cut === 0 ? 'sign-up' : 'sign-in');
      for (const id of acknowledged) expect(await seller.has(id), `listing ${id} after cut ${cut}`).toBe(true);
      const before = acknowledged.size;
      let dark = false;
      const writing = Promise.all(Array.from({ length: 3 }, () => writeUntilDark(seller, acknowledged))).then(() => {
        dark = true;
      });
      await sleep(150 + Math.random() * 500);
      // A slow machine may not have acknowledged anything yet.
      while (acknowledged.size < before + 2 && !dark) await sleep(5 + Math.random() * 50);
      await server.kill();
      await writing;
    }
    server = await startServer(settings);
    const seller = await enter(server, 'sign-in');
    let lost = 0;
    for (const id of acknowledged) if (!(await seller.has(id))) lost += 1;
    const note = `${acknowledged.size} writes acknowledged`;
    reportProof({ proof: `Power cuts while listings are listed, on ${name}`, tried: CUTS, lost, note });
    expect(lost).toBe(0);
    expect(acknowledged.size).toBeGreaterThan(CUTS);
    await server.stop();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  });
});

type Seller = Awaited<ReturnType<typeof enter>>;

async function enter({ origin }: ServerProcess, by: 'sign-up' | 'sign-in') {
  const [email, name] = ['seller@power.test', 'Seller'];
  const post = (path: string, body: object | FormData, token?: string) =>
    fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const entered = await post(`/auth/${by}/email`, { email, name, password: 'forty blue sofas' });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const proof = (await (await fetch(`${origin}/api/auth/token`, { headers: { cookie } })).json()) as { token: string };
  if (by === 'sign-up') await post('/users', { displayName: name, email, type: 'seller' }, proof.token);
  const { token } = (await (await post('/jwt', { email }, proof.token)).json()) as { token: string };
  const photo = new FormData();
  photo.set('image', new Blob([await jpeg(64, 48)], { type: 'image/jpeg' }), 'chair.jpg');
  const { data } = (await (await post('/images', photo, token)).json()) as { data: { url: string } };
  return {
    list: (title: string) =>
      post(
        '/furniture',
        {
          sellerName: 'Seller',
          location: 'Here',
          phone: '555 0100',
          productName: 'Chair',
          title,
          price: '50',
          condition: 'Good',
          description: title,
          year: '2020',
          image: data.url,
        },
        token,
      ),
    has: async (id: string) => {
      const { status } = await fetch(`${origin}/api/listing/${id}`);
      expect([200, 404]).toContain(status);
      return status === 200;
    },
  };
}

async function writeUntilDark(seller: Seller, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i++) {
    const answer = await seller
      .list(`Chair number ${i}`)
      .then(async (response) =>
        response.status === 201 ? ((await response.json()) as { insertedId: string }) : undefined,
      )
      .catch(() => undefined);
    if (!answer) return;
    acknowledged.add(answer.insertedId);
  }
}
