import { randomBytes } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureFileName } from '../../../shared/domain/picture.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { type HttpServer, openHttpServer } from '../../../test/support/open-http-server.ts';
import { createDiskImageHost } from '../../adapters/disk-image-host.ts';
import type { ImageHost } from '../../ports/image-host.ts';
import { createListener } from './create-listener.ts';

const hash = 'ab12'.padEnd(64, '0');
const large = { name: pictureFileName(hash, 1600, 'webp'), bytes: randomBytes(32 * 1024 * 1024) };
const small = { name: pictureFileName(hash, 320, 'webp'), bytes: randomBytes(10_000) };
const gone = pictureFileName('ab13'.padEnd(64, '0'), 1600, 'webp');
const tagOf = (name: string) => `"${basename(name)}"`;
const readIn = 3_000;

let dir: string;
let market: Market;
const opened: ReadStream[] = [];
const read: string[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'settee-pictures-'));
  const disk = createDiskImageHost(dir);
  await disk.put([large, small].map((file) => ({ ...file, contentType: 'image/webp' })));
  const imageHost: ImageHost = {
    ...disk,
    async read(name) {
      read.push(name);
      return disk.read?.(name);
    },
    async stream(name) {
      const stream = await disk.stream?.(name);
      if (stream) opened.push(stream as ReadStream);
      return stream;
    },
  };
  market = await openMarket({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, overrides: { imageHost }, readIn });
});
afterAll(async () => {
  await market.close();
  await rm(dir, { recursive: true });
});

const request = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  market.stranger.fetch(`/images/${name}`, { headers, method });

describe('a picture', () => {
  it.each([
    ['large', large],
    ['small', small],
  ])('is sent whole, with an ETag made of its name: %s', async (_, { name, bytes }) => {
    const answer = await request(name);
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(answer.headers.get('ETag')).toBe(tagOf(name));
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), bytes)).toBe(0);
  });

  it.each<[string, string, (tag: string) => Record<string, string>, number]>([
    ['who has it', 'GET', (tag) => ({ 'If-None-Match': tag }), 304],
    ['who has whatever there is', 'GET', () => ({ 'If-None-Match': '*' }), 304],
    ['who only asks about it', 'HEAD', () => ({}), 200],
  ])('is not read for %s', async (_, method, headers, status) => {
    const before = [opened.length, read.length];
    for (const { name } of [large, small]) {
      const tag = tagOf(name);
      const answer = await request(name, headers(tag), method);
      expect([answer.status, answer.headers.get('ETag'), await answer.text()]).toEqual([status, tag, '']);
    }
    expect([opened.length, read.length]).toEqual(before);
  });

  it('that is gone is not confirmed by 304, since it may have been taken down', async () => {
    expect((await request(gone, { 'If-None-Match': tagOf(gone) })).status).toBe(404);
  });
});

function readSlowly(): Socket {
  const { hostname, port } = new URL(market.origin);
  const socket = connect(Number(port), hostname).pause();
  socket.write(`GET /images/${large.name} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
  const reading = setInterval(() => socket.read(1), 100);
  return socket.on('error', () => undefined).once('close', () => clearInterval(reading));
}

describe('a picture that is read a byte at a time', () => {
  it('is not held in memory, and is closed when the reader stops', async () => {
    const before = opened.length;
    const begun = performance.now();
    const slow = [readSlowly(), readSlowly(), readSlowly()];
    await expect.poll(() => opened.length).toBe(before + slow.length);
    const files = opened.slice(before);
    await expect.poll(() => files.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
    expect((await (await request(large.name)).arrayBuffer()).byteLength).toBe(large.bytes.length);
    await vi.waitFor(() => expect(files.map(({ closed }) => closed)).toEqual([true, true, true]), { timeout: 120_000 });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(readIn);
    for (const { bytesRead } of files) expect(bytesRead).toBeLessThan(large.bytes.length);
    for (const socket of slow) socket.destroy();
  });
});

describe('pictures that are under way at the same time', () => {
  const SHORT = 200_000;
  const waiting: PassThrough[] = [];
  let server: HttpServer;
  beforeAll(async () => {
    const imageHost: ImageHost = {
      ...market.services.imageHost,
      measure: async () => SHORT,
      async stream() {
        const stream = new PassThrough();
        waiting.push(stream);
        return stream;
      },
    };
    server = await openHttpServer(createListener({ ...market.services, imageHost }));
  });
  afterAll(() => server.close());

  const load = (address: number) =>
    server.request(`/images/${large.name}`, { 'X-Forwarded-For': `203.0.113.${address}` });
  const begin = async (address: number, count: number) => {
    const before = waiting.length;
    const answers = await Promise.all(Array.from({ length: count }, () => load(address)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
    expect(waiting).toHaveLength(before + count);
    return answers;
  };
  const finishAll = async (answers: readonly Response[]) => {
    for (const stream of waiting.splice(0)) stream.end(large.bytes.subarray(0, SHORT));
    for (const answer of answers) expect((await answer.arrayBuffer()).byteLength).toBe(SHORT);
  };

  it('are at most a hundred per address and four hundred in total; each that ends frees a slot', async () => {
    const first = await begin(1, 100);
    const refused = await load(1);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    const others = [...(await begin(2, 100)), ...(await begin(3, 100)), ...(await begin(4, 100))];
    const shed = await load(5);
    expect([shed.status, shed.headers.get('Retry-After')]).toEqual([503, '1']);
    await finishAll([...first, ...others]);
    await finishAll(await begin(1, 100));
  });

  it('are not found when removed during the search', async () => {
    const imageHost: ImageHost = { ...market.services.imageHost, measure: async () => SHORT };
    const hasty = await openHttpServer(createListener({ ...market.services, imageHost }));
    expect((await hasty.request(`/images/${gone}`)).status).toBe(404);
    hasty.close();
  });

  it('free their slot when the client disconnects', async () => {
    const leaving = new AbortController();
    const url = (await load(6)).url;
    const headers = { 'X-Forwarded-For': '203.0.113.6' };
    await Promise.all(Array.from({ length: 99 }, () => fetch(url, { headers, signal: leaving.signal })));
    expect((await load(6)).status).toBe(429);
    leaving.abort();
    await expect.poll(() => waiting.filter(({ destroyed }) => destroyed).length).toBe(99);
    expect((await load(6)).status).toBe(200);
  });
});
