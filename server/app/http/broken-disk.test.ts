import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureFileName } from '../../../shared/domain/picture.ts';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { createDiskImageHost } from '../../adapters/disk-image-host.ts';
import { imageQuota } from '../../features/images/check-quota.ts';
import { keyedHash } from '../../platform/http/keyed-hash.ts';
import type { ImageHost } from '../../ports/image-host.ts';

const lines: { msg: string; alert?: boolean; err?: { message: string } }[] = [];
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
  // The search is read first.
  await expect.poll(ready).toBe(200);
  await rm(folder, { recursive: true, force: true });
  // A file where the folder should be: also the root user of a container cannot write there.
  await writeFile(folder, '');
  const answer = await send(seller);
  expect([answer.status, Number(answer.headers.get('Retry-After'))]).toEqual([503, 60]);
  expect(await ready()).toBe(503);
  expect(lines.filter(({ msg, alert }) => alert && msg === 'the data folder cannot be used')).toHaveLength(1);
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

it('pictures on a disk that cannot be read are a 503 with Retry-After and an error in the log, and no 404', async () => {
  const folder = join(market.services.config.dataDir, 'images');
  Object.assign(store, createDiskImageHost(folder));
  const nameOf = (start: string) => pictureFileName(start.padEnd(64, '0'), 320, 'webp');
  const [missing, unreadable, inFile] = [nameOf('aa'), nameOf('bb'), nameOf('cc')];
  await mkdir(dirname(join(folder, unreadable)), { recursive: true });
  // Reading the first byte of a process's memory is an input/output error.
  await symlink('/proc/self/mem', join(folder, unreadable));
  await writeFile(join(folder, inFile.split('/')[0] ?? ''), '');
  const answers: [number, string | null][] = [];
  for (const name of [missing, unreadable, inFile]) {
    const { status, headers } = await fetch(`${market.origin}/images/${name}`);
    answers.push([status, headers.get('Retry-After')]);
  }
  expect(answers).toEqual([
    [404, null],
    [503, '60'],
    [503, '60'],
  ]);
  const failed = lines.filter(({ msg }) => msg === 'request failed').map(({ err }) => err?.message ?? '');
  expect(failed.slice(-2)).toEqual([expect.stringContaining('EIO'), expect.stringContaining('ENOTDIR')]);
});

it('a data folder that is gone is made anew, with an alert', async () => {
  const gone = () => lines.filter(({ msg, alert }) => alert && msg.startsWith('a folder with data was gone')).length;
  expect(await ready()).toBe(200);
  const before = gone();
  await rm(join(market.services.config.dataDir, 'images'), { recursive: true, force: true });
  expect([await ready(), gone()]).toEqual([200, before + 1]);
  expect([await ready(), gone()]).toEqual([200, before + 1]);
});

it('a picture folder that cannot be used is not ready', async () => {
  const folder = join(market.services.config.dataDir, 'images');
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  expect(await ready()).toBe(503);
  await rm(folder);
  expect(await ready()).toBe(200);
});
