import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskImageHost } from '../../server/adapters/disk-image-host.ts';
import { createImgbbImageHost } from '../../server/adapters/imgbb-image-host.ts';
import { createS3ImageHost } from '../../server/adapters/s3-image-host.ts';
import type { ImageFile, ImageHost } from '../../server/ports/image-host.ts';
import { inFormat, PICTURE_WIDTHS, pictureFileName, pictureUrl } from '../../shared/domain/picture.ts';
import { startImgbbStandIn } from '../support/imgbb-stand-in.ts';
import { startS3StandIn } from '../support/s3-stand-in.ts';

type Subject = { host: ImageHost; lookUp(url: string): Promise<Uint8Array | undefined>; stop(): Promise<void> };

const bucket = { bucket: 'pictures', region: 'eu-west-1', accessKeyId: 'AKTEST', secretAccessKey: 'secret' };
const PUBLIC = 'https://pictures.example';

async function disk(): Promise<Subject & { damage(name: string): Promise<void>; outside: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-disk-'));
  const dir = join(folder, 'images', 'kept');
  await mkdir(dir, { recursive: true });
  const outside = join(folder, 'outside');
  await writeFile(outside, 'no picture of ours');
  return {
    host: createDiskImageHost(dir),
    outside,
    lookUp: (url) => readFile(join(dir, url.replace('/images/', ''))).catch(() => undefined),
    damage: (name) => writeFile(join(dir, name), 'half'),
    stop: () => rm(folder, { recursive: true }),
  };
}

async function s3(): Promise<Subject> {
  const store = await startS3StandIn(bucket.accessKeyId);
  return {
    host: createS3ImageHost({ ...bucket, endpoint: store.endpoint, publicUrl: PUBLIC }),
    lookUp: async (url) => store.objects.get(url.replace(PUBLIC, bucket.bucket))?.bytes,
    stop: store.stop,
  };
}

async function imgbb(): Promise<Subject> {
  const service = await startImgbbStandIn('good-key');
  return {
    host: createImgbbImageHost({ key: 'good-key', apiUrl: service.apiUrl }),
    lookUp: async (url) => service.pictures.get(url),
    stop: service.stop,
  };
}

const pictureOf = (start: string): ImageFile[] => {
  const hash = start.padEnd(64, '0');
  const widths = [...PICTURE_WIDTHS].reverse();
  return [
    ...widths.map((width) => ({ name: pictureFileName(hash, width, 'webp'), contentType: 'image/webp' as const })),
    ...widths.map((width) => ({ name: pictureFileName(hash, width, 'jpg'), contentType: 'image/jpeg' as const })),
  ].map((file) => ({ ...file, bytes: Buffer.from(`bytes of ${file.name}`) }));
};

function startFor(start: () => Promise<Subject>) {
  const subject = {} as Subject;
  beforeAll(async () => {
    Object.assign(subject, await start());
  });
  afterAll(() => subject.stop());
  return subject;
}

describe.each([
  ['disk', disk],
  ['s3', s3],
  ['imgbb', imgbb],
] as const)('the image host %s', (_, start) => {
  const subject = startFor(start);

  it('answers an address under which the main file is', async () => {
    const files = pictureOf('a1b2');
    const { url } = await subject.host.put(files);
    expect(Buffer.from((await subject.lookUp(url)) ?? [])).toEqual(files[0]?.bytes);
    expect(url.startsWith(subject.host.origin || '/images/')).toBe(true);
  });

  it('takes the same picture twice, at the same time', async () => {
    const files = pictureOf('c3d4');
    const answers = await Promise.all([subject.host.put(files), subject.host.put(files)]);
    for (const { url } of answers) expect(Buffer.from((await subject.lookUp(url)) ?? [])).toEqual(files[0]?.bytes);
  });

  it('ignores a repeated removal and names that are not its own', async () => {
    const { host, lookUp } = subject;
    const names = pictureOf('9999').map(({ name }) => name);
    const { url } = await host.put(pictureOf('9999'));
    await host.remove(names);
    await host.remove([...names, '../../outside']);
    // imgbb has no call that deletes.
    expect((await lookUp(url)) === undefined).toBe(host.kind !== 'imgbb');
  });
});

it('the disk removes no file outside of its folder', async () => {
  const { host, outside, stop } = await disk();
  for (const name of ['../../outside', '../kept/../../outside', outside]) await host.remove([name]);
  expect(await readFile(outside, 'utf8')).toBe('no picture of ours');
  await stop();
});

describe.each([
  ['disk', disk],
  ['s3', s3],
] as const)('a host of our own, %s', (_, start) => {
  const subject = startFor(start);

  it('keeps every size under the address that the naming rule gives', async () => {
    const { url } = await subject.host.put(pictureOf('e5f6'));
    for (const width of PICTURE_WIDTHS)
      for (const format of ['webp', 'jpg'] as const)
        expect(String(await subject.lookUp(pictureUrl(url, width, format)))).toContain(`-${width}.${format}`);
  });

  it('reads back what it keeps and nothing else', async () => {
    const [main, ...others] = pictureOf('0a0b');
    if (!main) throw new Error('no file');
    await subject.host.put([main, ...others]);
    const found = await subject.host.read?.(main.name);
    expect({ ...found, bytes: Buffer.from(found?.bytes ?? []) }).toEqual({
      bytes: main.bytes,
      contentType: 'image/webp',
    });
    expect(await subject.host.measure?.(main.name)).toBe(main.bytes.length);
    const stream = await subject.host.stream?.(main.name);
    expect(stream && (await buffer(stream))).toEqual(main.bytes);
    const { measure, read, stream: open } = subject.host;
    const waysTo = (name: string) => Promise.all([measure?.(name), read?.(name), open?.(name)]);
    const nothing = [undefined, undefined, undefined];
    expect(await waysTo(main.name.replaceAll('0a', 'ff'))).toEqual(nothing);
    for (const name of [
      '../secret',
      '/etc/passwd',
      '',
      '.incoming',
      `${main.name}/..`,
      `x/../${main.name}`,
      `${main.name}\0`,
    ])
      expect(await waysTo(name)).toEqual(nothing);
  });

  it('releases what a reader does not read to the end', async () => {
    const files = pictureOf('6666').map((file) => ({ ...file, bytes: Buffer.alloc(5_000_000, 7) }));
    await subject.host.put(files);
    const name = files[0]?.name ?? '';
    for (let turn = 0; turn < 3; turn++) {
      const stream = await subject.host.stream?.(name);
      if (!stream) throw new Error('no file');
      const closed = once(stream, 'close');
      stream.destroy();
      await closed;
    }
    const whole = await subject.host.stream?.(name);
    expect(whole && (await buffer(whole)).byteLength).toBe(5_000_000);
  });

  it('removes a picture with the AVIF files that came later', async () => {
    const files = pictureOf('8888');
    const { url } = await subject.host.put(files);
    const avif = files
      .slice(0, PICTURE_WIDTHS.length)
      .map(({ name, bytes }) => ({ name: inFormat(name, 'avif'), bytes }));
    await subject.host.put(avif.map((file) => ({ ...file, contentType: 'image/avif' })));
    expect(await subject.host.read?.(avif[0]?.name ?? '')).toMatchObject({ contentType: 'image/avif' });
    await subject.host.remove(files.map(({ name }) => name));
    for (const width of PICTURE_WIDTHS)
      for (const format of ['webp', 'avif'] as const)
        expect(await subject.lookUp(pictureUrl(url, width, format))).toBeUndefined();
  });
});

describe('the disk', () => {
  it('repairs a damaged file when the same picture is stored again', async () => {
    const subject = await disk();
    const { url } = await subject.host.put(pictureOf('a1b4'));
    const [main] = pictureOf('a1b4');
    await subject.damage(main?.name ?? '');
    await subject.host.put(pictureOf('a1b4'));
    expect(Buffer.from((await subject.lookUp(url)) ?? [])).toEqual(main?.bytes);
    await subject.stop();
  });

  it('stores files that only its own user can read, and leaves no unfinished ones', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'settee-disk-'));
    const incoming = join(dir, '.incoming');
    await createDiskImageHost(dir).put(pictureOf('a1b2'));
    const left = join(incoming, 'left-by-a-killed-process');
    await writeFile(left, 'half');
    await utimes(left, 0, 0);
    await createDiskImageHost(dir).put(pictureOf('a1b3'));
    expect(await readdir(incoming)).toEqual([]);
    const mode = async (path: string) => (await stat(join(dir, path))).mode & 0o777;
    expect(await Promise.all(['a1', 'a1/b2', '.incoming'].map(mode))).toEqual([0o700, 0o700, 0o700]);
    expect(await mode(pictureOf('a1b2')[0]?.name ?? '')).toBe(0o600);
    await rm(dir, { recursive: true });
  });
});

describe('a store that cannot be used', () => {
  it('fails with the reason for the log', async () => {
    const service = await startImgbbStandIn('good-key');
    const store = await startS3StandIn('SOMEBODY-ELSE');
    const hosts = [
      createImgbbImageHost({ key: 'wrong-key', apiUrl: service.apiUrl }),
      createImgbbImageHost({ key: 'good-key', apiUrl: 'http://127.0.0.1:9/upload' }),
      createS3ImageHost({ ...bucket, endpoint: store.endpoint, publicUrl: PUBLIC }),
    ];
    for (const host of hosts)
      await expect(host.put(pictureOf('a1b2'))).rejects.toMatchObject({
        code: 'provider_unavailable',
        message: expect.stringContaining('Your photo wasn’t saved'),
        cause: expect.any(Error),
      });
    await Promise.all([service.stop(), store.stop()]);
  });

  it('fails when it accepts a request and never answers', async () => {
    const calls: string[] = [];
    const silent = createServer(({ method = '' }) => void calls.push(method)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const host = createS3ImageHost({ ...bucket, endpoint, publicUrl: PUBLIC }, 100);
    const file = pictureOf('a1b2').at(-1)?.name ?? '';
    await expect(host.remove([file])).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(calls).toEqual(['DELETE', 'DELETE', 'DELETE']);
    silent.closeAllConnections();
    silent.close();
  });
});

it('the image host disk removes nothing outside of its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settee-disk-'));
  const outside = join(folder, 'outside');
  await writeFile(outside, 'kept');
  const host = createDiskImageHost(join(folder, 'pictures', 'here'));
  await host.remove(['../../outside', '../outside', outside]).catch(() => undefined);
  expect(await readFile(outside, 'utf8')).toBe('kept');
  await rm(folder, { recursive: true });
});
