import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImagePipeline } from '../../server/adapters/image-pipeline.ts';
import type { ImageFile } from '../../server/ports/image-host.ts';
import type { ProcessedImage } from '../../server/ports/image-pipeline.ts';
import { halves, strayBytes } from '../support/crafted-pictures.ts';
import * as pictures from '../support/pictures.ts';

let dir: string;
let count = 0;
const pipeline = createImagePipeline();
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'settee-pipeline-'));
});
afterAll(async () => {
  await pipeline.close();
  await rm(dir, { recursive: true });
});

const spool = async (bytes: Buffer | Promise<Buffer>) => {
  const file = join(dir, String(count++));
  await writeFile(file, await bytes);
  return file;
};
const run = async (bytes: Buffer | Promise<Buffer>, through = pipeline) => through.process(await spool(bytes));

function fileOf({ files }: ProcessedImage, ending: string): ImageFile {
  const file = files.find(({ name }) => name.endsWith(ending));
  if (!file) throw new Error(`no ${ending}`);
  return file;
}

const isRed = ([r = 0, , b = 0]: number[]) => r > 150 && b < 100;
const isBlue = ([r = 0, , b = 0]: number[]) => b > 150 && r < 100;

/** Peak memory of the decoding processes, in MB. */
const peakMemory = () =>
  Math.max(
    ...pipeline
      .pids()
      .map((pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024),
  );

describe('an encoded photo', () => {
  it('has three widths in two formats, the largest WebP first, all under one hash', async () => {
    const image = await run(pictures.jpeg(2000, 1500));
    expect(image).toMatchObject({ width: 1600, height: 1200, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const sizes = await Promise.all(
      image.files.map(async ({ bytes }) =>
        (({ format, width }) => `${width} ${format}`)(await sharp(bytes).metadata()),
      ),
    );
    expect(sizes).toEqual(['1600 webp', '800 webp', '320 webp', '1600 jpeg', '800 jpeg', '320 jpeg']);
    for (const { name } of image.files) expect(name.split('/')[2]).toMatch(new RegExp(`^${image.hash}-`));
    expect(image.files.map(({ contentType }) => contentType.slice(6)).join()).toBe('webp,webp,webp,jpeg,jpeg,jpeg');
  });

  it('returns its colors from top to bottom', async () => {
    const { tones = '' } = await run(pictures.phoneJpeg(400, 300, 1));
    const [top = [], , bottom = []] = tones.split(',').map((tone) => [...Buffer.from(tone.slice(1), 'hex')]);
    expect(isRed(top), tones).toBe(true);
    expect(isBlue(bottom), tones).toBe(true);
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } });
    expect((await run(clear.png().toBuffer())).tones?.split(',')).toEqual(['#ffffff', '#ffffff', '#ffffff']);
  });

  it('is never enlarged, and every size still exists', async () => {
    const image = await run(pictures.png(500, 400));
    expect(image).toMatchObject({ width: 500, height: 400 });
    const widths = await Promise.all(image.files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect(widths).toEqual([500, 500, 320, 500, 500, 320]);
  });

  it.each([
    // orientation, and where the sensor's upper (red) half must be in the result
    [1, 0.5, 0.1],
    [3, 0.5, 0.9],
    [6, 0.9, 0.5],
    [8, 0.1, 0.5],
  ])('stands upright when the phone says %i', async (orientation, x, y) => {
    const image = await run(pictures.phoneJpeg(400, 300, orientation));
    expect([image.width, image.height]).toEqual(orientation >= 5 ? [300, 400] : [400, 300]);
    for (const ending of ['-1600.webp', '-1600.jpg']) {
      const { bytes } = fileOf(image, ending);
      const at = (left: number, top: number) =>
        pictures.colourAt(bytes, Math.floor(left * image.width), Math.floor(top * image.height));
      expect(isRed(await at(x, y))).toBe(true);
      expect(isBlue(await at(1 - x, 1 - y))).toBe(true);
    }
  });

  it('contains no metadata about photographer, place or camera', async () => {
    const original = await pictures.phoneJpeg(400, 300, 6);
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Canary Person');
    for (const { bytes } of (await run(original)).files) {
      const { exif, xmp, iptc, icc, orientation, comments } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({});
      expect(Buffer.from(bytes).includes('Canary')).toBe(false);
    }
  });

  it('drops bytes that were appended to it', async () => {
    const image = await run(Buffer.concat([await pictures.jpeg(), Buffer.from('<html><script>alert(1)</script>')]));
    for (const { bytes } of image.files) expect(Buffer.from(bytes).includes('script')).toBe(false);
  });

  it.each(Object.entries(strayBytes))('is whole with stray bytes %s, as browsers show it', async (_, make) => {
    const image = await run(make());
    expect([image.width, image.height]).toEqual([640, 480]);
    const { bytes } = fileOf(image, '-1600.jpg');
    expect(isRed(await pictures.colourAt(bytes, 5, 5))).toBe(true);
    expect(isBlue(await pictures.colourAt(bytes, 630, 475))).toBe(true);
  });

  it('shows wide-gamut and print colours as sRGB', async () => {
    const wide = await run(pictures.photo(64, 64).withIccProfile('p3').jpeg().toBuffer());
    const print = await run(pictures.photo(64, 64).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer());
    for (const image of [wide, print])
      expect(isRed(await pictures.colourAt(fileOf(image, '-1600.jpg').bytes, 30, 5))).toBe(true);
  });

  it('is white where it was transparent, in every format', async () => {
    const image = await run(
      sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    );
    for (const ending of ['-320.webp', '-320.jpg']) {
      const { bytes } = fileOf(image, ending);
      expect((await sharp(bytes).metadata()).hasAlpha, ending).toBe(false);
      expect(await pictures.colourAt(bytes, 9, 9), ending).toEqual([255, 255, 255]);
    }
  });

  it('is the same to the byte every time', async () => {
    const original = await pictures.phoneJpeg(900, 700, 3);
    const [one, two] = await Promise.all([run(original), run(original)]);
    expect(two).toEqual(one);
  });
});

describe('the pipeline', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ['a drawing with a script', pictures.svg, 'unsupported_media_type', /JPEG, PNG or WebP/],
    ['a GIF', pictures.gif, 'unsupported_media_type', /JPEG, PNG or WebP/],
    ['a TIFF', pictures.tiff, 'unsupported_media_type', /JPEG, PNG or WebP/],
    ['an AVIF', pictures.avif, 'unsupported_media_type', /JPEG, PNG or WebP/],
    ['a PDF', pictures.pdf, 'unsupported_media_type', /JPEG, PNG or WebP/],
    ['an empty file', () => Buffer.alloc(0), 'unsupported_media_type', /JPEG, PNG or WebP/],
    ['half a JPEG', async () => (await pictures.jpeg()).subarray(0, 9000), 'image_refused', /damaged/],
    ...Object.entries(halves).map(
      ([name, make]) => [name, make, 'image_refused', /damaged/] as [string, () => Promise<Buffer>, string, RegExp],
    ),
    ...(
      [
        [/\n/g, '\r\n'],
        [/\r\n?/g, '\n'],
        [/\n/g, '\r'],
      ] as const
    ).map(([from, to]): [string, () => Promise<Buffer>, string, RegExp] => [
      `a JPEG that was moved as text, with ${JSON.stringify(to)} for ${from}`,
      async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
        const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } });
        return Buffer.from((await photo.jpeg().toBuffer()).toString('latin1').replace(from, to), 'latin1');
      },
      'image_refused',
      /damaged/,
    ]),
    ['half a PNG', async () => (await pictures.png()).subarray(0, 9000), 'image_refused', /damaged/],
    ['half a WebP', async () => (await pictures.webp()).subarray(0, 9000), 'image_refused', /damaged/],
    ['a head without a body', async () => (await pictures.jpeg()).subarray(0, 12), 'image_refused', /damaged/],
    ['a moving picture', pictures.animatedWebp, 'image_refused', /still photo/],
    ['a bomb', () => pictures.pngBomb(), 'image_refused', /40 megapixels/],
    ['one pixel more than 40 million', () => pictures.flatPng(8001, 5000), 'image_refused', /40 megapixels/],
    ['a line of 60,000 pixels', () => pictures.flatPng(1, 60_000), 'image_refused', /12,000/],
  ])('refuses %s', async (_, bytes, code, message) => {
    await expect(run(bytes())).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
      fields: { image: { message: expect.any(String) } },
    });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['exactly 40 million pixels', () => pictures.flatPng(8000, 5000)],
    ['12,000 pixels high', () => pictures.flatPng(4, 12_000)],
    ['a single pixel', () => pictures.flatPng(1, 1)],
    ['16 bits a channel', () => pictures.photo(60, 60).toColourspace('rgb16').png().toBuffer()],
    ['grey', () => pictures.photo(60, 60).greyscale().jpeg().toBuffer()],
    ['interlaced, 36 megapixels', () => pictures.flatPng(6000, 6000, { progressive: true })],
  ])('accepts a photo with %s', async (_, bytes) => {
    expect((await run(bytes())).files).toHaveLength(6);
  });

  it.runIf(process.platform === 'linux')('refuses each of them in less than 512 MB', () => {
    expect(pipeline.pids().length).toBeGreaterThan(0);
    expect(peakMemory()).toBeLessThan(512);
  });
});

describe('the process', () => {
  it('is killed and replaced when a picture outgrows its memory', async () => {
    const narrow = createImagePipeline({ processes: 1, memory: 150 * 1024 * 1024 });
    await expect(run(pictures.flatPng(6000, 6000, { progressive: true }), narrow)).rejects.toMatchObject({
      code: 'image_refused',
      message: expect.stringMatching(/memory/),
    });
    const [killed] = narrow.pids();
    expect((await run(pictures.jpeg(64, 64), narrow)).width).toBe(64);
    expect(narrow.pids()).not.toContain(killed);
    await narrow.close();
  });

  it('is killed and replaced when a picture takes too long', async () => {
    const hasty = createImagePipeline({ processes: 1, seconds: 0.02 });
    await expect(run(pictures.flatPng(6000, 6000), hasty)).rejects.toMatchObject({
      code: 'image_refused',
      message: expect.stringMatching(/too long/),
    });
    const [killed] = hasty.pids();
    await expect(run(pictures.flatPng(6000, 6000), hasty)).rejects.toMatchObject({ code: 'image_refused' });
    expect(hasty.pids()).not.toContain(killed);
    await hasty.close();
  });

  it('does not refuse a picture because the machine was busy', async () => {
    const impatient = createImagePipeline({ processes: 1, patience: 0.02 });
    await expect(run(pictures.flatPng(6000, 6000), impatient)).rejects.toMatchObject({
      code: 'busy',
      retryAfter: expect.any(Number),
    });
    await impatient.close();
  });

  it('is replaced for the next picture when it was killed', async () => {
    const one = createImagePipeline({ processes: 1 });
    await run(pictures.jpeg(64, 64), one);
    const [pid = 0] = one.pids();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(
        () =>
          run(pictures.jpeg(64, 64), one).then(
            () => one.pids()[0] !== pid,
            () => false,
          ),
        { timeout: 120_000 },
      )
      .toBe(true);
    await one.close();
  });

  it('lets a few wait, and answers the others with a time to retry', async () => {
    const small = createImagePipeline({ processes: 1, queue: 2 });
    const file = await spool(pictures.jpeg());
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => small.process(file)));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(2);
    for (const failure of refused) expect(failure).toMatchObject({ code: 'busy', retryAfter: expect.any(Number) });
    await small.close();
  });

  it('makes AVIF only while no photo is being read', async () => {
    const file = await spool((await run(pictures.jpeg(900, 600))).files[0]?.bytes as Buffer);
    const photo = pipeline.process(await spool(pictures.jpeg(1600, 1200)));
    expect(await pipeline.makeAvif(file)).toBeUndefined();
    await photo;
    const sizes = (await pipeline.makeAvif(file)) ?? [];
    expect(sizes.map(({ width }) => width)).toEqual([1600, 800, 320]);
    const made = await Promise.all(sizes.map(({ bytes }) => sharp(bytes).metadata()));
    expect(made.map(({ format, compression, width }) => [format, compression, width])).toEqual([
      ['heif', 'av1', 900],
      ['heif', 'av1', 800],
      ['heif', 'av1', 320],
    ]);
  });

  it('does not run before the first picture or after a pause', async () => {
    const drowsy = createImagePipeline({ idleSeconds: 0.05 });
    expect(drowsy.pids()).toEqual([]);
    await run(pictures.jpeg(64, 64), drowsy);
    await expect.poll(() => drowsy.pids(), { timeout: 120_000 }).toEqual([]);
    expect((await run(pictures.jpeg(64, 64), drowsy)).width).toBe(64);
    await drowsy.close();
  });

  it.runIf(process.platform === 'linux')(
    'knows nothing of the server: neither its settings nor a way to the network',
    async () => {
      process.env.SETTEE_CANARY = 'a secret';
      const one = createImagePipeline({ processes: 1 });
      await run(pictures.jpeg(64, 64), one);
      const [pid] = one.pids();
      expect(readFileSync(`/proc/${pid}/environ`, 'latin1')).not.toContain('a secret');
      const flags = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
      expect(flags).toContain('--permission');
      expect(flags).not.toContain('--allow-net');
      await one.close();
      delete process.env.SETTEE_CANARY;
    },
  );
});
