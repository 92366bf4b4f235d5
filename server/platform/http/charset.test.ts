import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ overrides: { identity: undefined } });
});
afterAll(() => market.close());

const post = async (path: string, type: string, body: BodyInit = '{}') => {
  const response = await market.stranger.fetch(path, { method: 'POST', headers: { 'Content-Type': type }, body });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};

const calls = ['/api/reports', '/api/auth/sign-in/email'];

it.each(['utf-16', 'UTF-16LE', 'iso-8859-1', 'windows-1252', 'utf-7', '"utf-16"', 'utf-8; charset=utf-16'])(
  'refuses a body in %s, and says why',
  async (charset) => {
    for (const path of calls)
      expect(await post(path, `application/json; charset=${charset}`)).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type', message: expect.stringContaining('UTF-8') },
      });
    expect(await post('/api/csp-reports', `application/csp-report; charset=${charset}`)).toMatchObject({
      status: 415,
    });
  },
);

it.each(['utf-8', 'UTF-8', 'utf8', '"utf-8"', 'us-ascii'])('reads a body in %s', async (charset) => {
  for (const path of calls) expect((await post(path, `application/json; charset=${charset}`)).status, path).toBe(422);
});
