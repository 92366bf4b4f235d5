import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { imageQuota } from '../../features/images/check-quota.ts';
import { keyedHash } from '../../platform/http/keyed-hash.ts';
import type { ImageHost } from '../../ports/image-host.ts';

const lines: { msg: string; alert?: boolean }[] = [];
let market: Market;
/** Answers unless told otherwise. */
let store: ImageHost;
let isAway = false;
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const imageHost: ImageHost = {
    kind: 's3',
    origin: '',
    async put() {
      if (isAway) throw new Error('The store is away.');
      return { url: `/images/${crypto.randomUUID()}` };
    },
    measure: async () => undefined,
    read: async () => undefined,
    stream: async () => undefined,
    remove: async () => undefined,
  } as ImageHost;
  store = imageHost;
  market = await openMarket({ env: { RATE_LIMITS: 'on' }, overrides: { log, imageHost: store } });
});
afterAll(() => market.close());

let width = 120;
const send = async (by: Awaited<ReturnType<Market['seller']>>) => {
  const body = formOf(['image', await pictures.jpeg(width++, 60)]);
  return by.fetch('/api/images', { method: 'POST', body });
};
const ready = async () => (await fetch(`${market.origin}/readyz`)).status;

it('a data folder that cannot be written is a 503 with Retry-After, an alert, and not ready; then it heals', async () => {
  const seller = await market.seller();
  const folder = join(market.services.config.dataDir, 'uploads');
  expect(await ready()).toBe(200);
  await rm(folder, { recursive: true, force: true });
  // A file where the folder should be: also the root user of a container cannot write there.
  await writeFile(folder, '');
  const answer = await send(seller);
  expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([503, 60]);
  expect(await ready()).toBe(503);
  expect(lines.filter(({ msg, alert }) => alert && msg === 'the data folder cannot be written')).toHaveLength(1);
  await rm(folder);
  expect(await ready()).toBe(200);
  expect((await send(seller)).status).toBe(201);
});

it('photos that the store did not take use up neither tries nor quota', async () => {
  const seller = await market.seller();
  isAway = true;
  for (let count = 0; count < imageQuota.perHour + 1; count++) {
    const answer = await send(seller);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
  }
  isAway = false;
  expect((await send(seller)).status).toBe(201);
  const [tries] = await market.sql(`select points from request_counts where key = $1`, [
    `uploadsOfAccount:${keyedHash(market.services.config.tokenSecret, seller.id)}`,
  ]);
  expect(Number(tries?.points)).toBe(1);
});
