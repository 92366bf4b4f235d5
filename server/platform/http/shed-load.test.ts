import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { answerFailure } from '../../app/http/answer-failure.ts';
import type { HttpEnv } from './http-env.ts';
import { urgencyOf } from './request-urgency.ts';
import { shedLoad } from './shed-load.ts';

type Options = Parameters<typeof shedLoad>[0];

const id = '00000000-0000-4000-8000-000000000000';
const browse = ['GET', '/api/furniture-available'] as const;
const write = ['POST', '/api/orders'] as const;
const file = ['POST', '/api/images'] as const;
const pay = ['PUT', `/api/payment/${id}`] as const;

function openSlowServer(options: Options) {
  const held: { path: string; end(): void }[] = [];
  const app = new Hono<HttpEnv>();
  app.onError((error, c) => answerFailure({ log: { error: () => undefined } as never }, error, c));
  app.use(shedLoad(options));
  app.get('/healthz', (c) => c.text('ok'));
  app.all('*', async (c) => {
    await new Promise<void>((end) => held.push({ path: c.req.path, end }));
    return c.text('done');
  });
  const send = async (count: number, [method, path]: readonly [string, string]) => {
    const answers = Array.from({ length: count }, async () => app.request(path, { method }));
    await new Promise((resolve) => setImmediate(resolve));
    return answers;
  };
  const letGo = async (count = held.length) => {
    for (const { end } of held.splice(0, count)) end();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { app, held, send, letGo };
}

const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

describe('an overloaded process (reliability 3.16)', () => {
  it('refuses reads, reserves slots for payments, and stays healthy', async () => {
    const { app, held, send, letGo } = openSlowServer({});
    const looked = await send(160, browse);
    expect(held.length).toBe(160);
    const [refused] = await Promise.all(await send(1, browse));
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('Retry-After')).toBe('1');
    expect(await refused?.json()).toMatchObject({ code: 'busy' });

    const paid = await send(40, pay);
    expect(held.length).toBe(200);
    expect((await app.request('/healthz')).status).toBe(200);

    await letGo();
    expect(new Set(await statuses([...looked, ...paid]))).toEqual(new Set([200]));
    const again = await send(160, browse);
    await letGo();
    expect(new Set(await statuses(again))).toEqual(new Set([200]));
  });

  it('queues writes, and payments go first', async () => {
    const { held, send, letGo } = openSlowServer({ places: 4, kept: 1, patience: 60_000 });
    const first = await send(3, browse);
    const written = await send(2, write);
    const paid = await send(2, pay);
    expect(held.length).toBe(4);
    await letGo(1);
    expect(held.map(({ path }) => path)).toEqual([browse[1], browse[1], pay[1], pay[1]]);
    await letGo(1);
    // The second payment overtook an older write.
    expect(held.map(({ path }) => path)).toEqual([browse[1], pay[1], pay[1], write[1]]);
    while (held.length > 0) await letGo();
    expect(await statuses(first)).toEqual([200, 200, 200]);
    expect(await statuses([...written, ...paid])).toEqual([200, 200, 200, 200]);
  });

  it('limits the slots of slow uploads', async () => {
    const { held, send, letGo } = openSlowServer({ places: 6, kept: 2, files: 2, patience: 60_000 });
    const sent = await send(4, file);
    expect(held.length).toBe(2);
    const beside = [...(await send(1, browse)), ...(await send(1, write))];
    expect(held.map(({ path }) => path)).toEqual([file[1], file[1], browse[1], write[1]]);
    while (held.length > 0) await letGo();
    expect(await statuses([...sent, ...beside])).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it('refuses a write that waited too long, with a retry time', async () => {
    const { send, letGo } = openSlowServer({ places: 2, kept: 1, patience: 20 });
    const first = await send(1, write);
    const late = await Promise.all(await send(1, write));
    expect(late[0]?.status).toBe(503);
    await letGo();
    expect(await statuses(first)).toEqual([200]);
  });

  it('refuses a write when the queue is full', async () => {
    const { send, letGo } = openSlowServer({ places: 3, kept: 1, patience: 60_000 });
    const inside = await send(2, write);
    const waiting = await send(3, write);
    expect(await statuses(await send(2, write))).toEqual([503, 503]);
    for (let round = 0; round < 4; round++) await letGo();
    expect(await statuses([...inside, ...waiting])).toEqual([200, 200, 200, 200, 200]);
  });

  it('refuses reads while the event loop lags', async () => {
    let lag = 250;
    const { app, send, letGo } = openSlowServer({ lag: () => lag });
    expect(await statuses(await send(1, browse))).toEqual([503]);
    const headers = { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'de' };
    const page = await app.request('/collections/chair', { headers });
    expect(page.status).toBe(503);
    expect(page.headers.get('Retry-After')).toBe('1');
    const seconds = page.headers.get('Refresh');
    expect(Number(seconds)).toBeGreaterThanOrEqual(3);
    expect(await page.text()).toContain(`Diese Seite lädt in ${seconds} Sekunden von selbst neu.`);
    const served = [...(await send(1, write)), ...(await send(1, pay))];
    lag = 0;
    served.push(...(await send(1, browse)));
    await letGo();
    expect(await statuses(served)).toEqual([200, 200, 200]);
  });
});

describe('how urgent a request is', () => {
  const cases: [method: string, path: string, urgency: ReturnType<typeof urgencyOf>][] = [
    ['GET', '/', 'browse'],
    ['GET', '/api/item/chair', 'browse'],
    ['HEAD', '/api/categories', 'browse'],
    ['POST', '/api/furniture', 'write'],
    ['POST', '/api/images', 'file'],
    ['POST', '/api/imports', 'file'],
    ['POST', '/api/auth/sign-in/email', 'write'],
    ['GET', '/api/auth/token', 'pay'],
    ['POST', '/api/jwt', 'pay'],
    ['POST', '/api/payment-intent', 'pay'],
    ['DELETE', `/api/payment-intent/${id}`, 'pay'],
    ['GET', `/api/get-furniture/${id}`, 'pay'],
    ['POST', '/api/webhooks/stripe', 'pay'],
    ['GET', '/api/payment/x/y', 'browse'],
    ['GET', '/healthz', undefined],
    ['GET', '/metrics', undefined],
    ['GET', '/static/js/index.js', undefined],
    ['GET', '/healthzzz', 'browse'],
  ];
  it.each(cases)('%s %s: %s', (method, path, urgency) => expect(urgencyOf(method, path)).toBe(urgency));
});
