import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let buyer: Actor;
beforeAll(async () => {
  market = await openMarket();
  buyer = await market.buyer();
});
afterAll(() => market.close());

const speak = (words: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(market.origin);
    let heard = '';
    connect(Number(port), hostname)
      .on('data', (chunk) => {
        heard += chunk;
      })
      .on('end', () => resolve(heard))
      .on('error', reject)
      .end(words.replaceAll('\n', '\r\n'));
  });

describe('headers of API answers (reliability 6)', () => {
  it('mark every kind of answer as private, not sniffable, and no document', async () => {
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const answers: [status: number, Response][] = [
      [200, await buyer.fetch('/api/furniture-available')],
      [200, await buyer.fetch(`/api/orders?email=${buyer.email}`)],
      [401, await market.stranger.fetch('/api/orders')],
      [403, await buyer.fetch('/api/users-type/buyer')],
      [404, await buyer.fetch('/api/nothing')],
      [405, await buyer.fetch('/api/jwt')],
      [422, await buyer.fetch('/api/orders', { ...json, body: '{}' })],
      [400, await buyer.fetch('/api/orders', { ...json, body: '{' })],
      [400, await market.stranger.fetch('/api/webhooks/stripe', { ...json, body: '{}' })],
      [403, await buyer.fetch('/api/orders', { ...json, headers: { Origin: 'https://evil.test' }, body: '{}' })],
    ];
    for (const [status, response] of answers) {
      expect(response.status).toBe(status);
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/);
      const vary = (headers.vary ?? '').split(/, */);
      expect(vary).toEqual(expect.arrayContaining(['Authorization', 'Origin']));
      const told = ['server', 'x-powered-by', 'set-cookie', 'strict-transport-security'];
      for (const name of [...told, 'access-control-allow-origin']) expect(headers).not.toHaveProperty(name);
      await response.body?.cancel();
    }
  });

  it('let a shared cache serve public answers to strangers for a moment', async () => {
    const { id } = await market.listing({ phone: '+1 503 555 0177' });
    const lists = ['/api/furniture-available', '/api/item/chair', '/api/categories', '/api/search?words=chair'];
    for (const path of [...lists, `/api/listing/${id}`, `/api/listing/${id}/similar`]) {
      const [made, kept] = [await market.stranger.fetch(path), await market.stranger.fetch(path)];
      for (const answer of [made, kept]) {
        expect(answer.status).toBe(200);
        expect(Object.fromEntries(answer.headers), path).toMatchObject({
          'cache-control': 'no-store',
          'cdn-cache-control': 'max-age=1, stale-while-revalidate=3',
          vary: expect.stringContaining('Authorization'),
        });
        expect(await answer.text(), path).not.toContain('555 0177');
      }
      const forged = await market.stranger.fetch(path, { headers: { Authorization: 'Bearer forged' } });
      for (const answer of [await buyer.fetch(path), forged])
        expect(answer.headers.get('CDN-Cache-Control'), path).toBeNull();
    }
    const others = ['/api/settings', '/api/orders', `/api/listing/${crypto.randomUUID()}`, '/api/nothing'];
    for (const path of others)
      expect((await market.stranger.fetch(path)).headers.get('CDN-Cache-Control'), path).toBeNull();
  });

  it('set no opener policy on the return from Google, which would separate its window from the page', async () => {
    const back = await market.stranger.fetch('/api/auth/callback/google?state=none', { redirect: 'manual' });
    expect(back.headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
  });

  it('keep people on https', async () => {
    const secure = await openMarket({ env: { PUBLIC_URL: 'https://settee.example', PUBLIC_DEMO: 'yes' } });
    try {
      const { headers } = await secure.stranger.fetch('/api/categories');
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    } finally {
      await secure.close();
    }
  });

  it('are not echoed by TRACE', async () => {
    const heard = await speak(
      'TRACE /api/categories HTTP/1.1\nHost: localhost\nX-Secret: canary\nConnection: close\n\n',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 405 /);
    expect(heard).not.toContain('canary');
  });

  it('are refused when two of them disagree about the length of the body', async () => {
    const heard = await speak(
      'POST /api/jwt HTTP/1.1\nHost: settee\nContent-Length: 4\nTransfer-Encoding: chunked\nConnection: close\n\n0\n\nGET',
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });
});
