import { crc32, deflateSync } from 'node:zlib';
import sharp, { type PngOptions, type Sharp } from 'sharp';

type Rgb = [number, number, number];
const RED: Rgb = [220, 30, 30];
const BLUE: Rgb = [30, 30, 220];

/** A photo-like picture: red upper half, blue lower half, with grain. */
export function photo(width: number, height: number): Sharp {
  const pixels = Buffer.allocUnsafe(width * height * 3);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 3) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const grain = (seed >>> 28) - 8;
    const [r, g, b] = at < pixels.length / 2 ? RED : BLUE;
    pixels[at] = r + grain;
    pixels[at + 1] = g + grain;
    pixels[at + 2] = b + grain;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const phoneExif = {
  IFD0: { Make: 'Canary', Copyright: 'Canary Person' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 30/1 3230/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 7/1 4366/100',
  },
};

export const jpeg = (width = 640, height = 480) => photo(width, height).jpeg().toBuffer();

/** As from a phone: sensor orientation, EXIF orientation (1 to 8), and location. */
export const phoneJpeg = (width: number, height: number, orientation: number) =>
  photo(width, height).jpeg({ quality: 92 }).withExif(phoneExif).withMetadata({ orientation }).toBuffer();

/** A huge photo: red above, blue below, EXIF orientation (1 to 8). */
export async function hugeJpeg(width: number, height: number, orientation = 1): Promise<Buffer> {
  const flat = (background: string, rows: number) => ({
    create: { width, height: rows, channels: 3 as const, background },
  });
  const below = await sharp({ ...flat('#1e1edc', height >> 1), limitInputPixels: false })
    .png()
    .toBuffer();
  return sharp({ ...flat('#dc1e1e', height), limitInputPixels: false })
    .composite([{ input: below, gravity: 'south', limitInputPixels: false }])
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();
}

export const png = (width = 640, height = 480) => photo(width, height).png().toBuffer();
export const webp = (width = 640, height = 480) => photo(width, height).webp().toBuffer();

/** A single color: a small file that unpacks to `width × height` pixels. */
export const flatPng = (width: number, height: number, options: PngOptions = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' }, limitInputPixels: false })
    .png(options)
    .toBuffer();

export const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** The seven passes of an interlaced PNG: start and step, horizontal and vertical. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A decompression bomb: 30 KB, 268 million pixels. */
export function pngBomb(side = 16_383, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one-bit gray
  header[12] = interlaced ? 1 : 0;
  const size = (across: number, down: number) => down * (1 + Math.ceil(across / 8));
  const bytes = interlaced
    ? passes.reduce((sum, [x, y, dx, dy]) => sum + size(Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)), 0)
    : size(side, side);
  const pixels = deflateSync(Buffer.alloc(bytes));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))]);
}

export const svg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
export const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'.repeat(20));
export const gif = () => photo(40, 40).gif().toBuffer();
export const tiff = () => photo(40, 40).tiff().toBuffer();
export const avif = () => photo(40, 40).avif().toBuffer();

export const heic = () =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);

export const animatedWebp = async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0']
      .map((background) => ({ create: { width: 8, height: 8, channels: 3 as const, background } }))
      .map((one) => sharp(one).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
};

/** A picture of `bytes` bytes: a small JPEG with trailing data that decoders ignore. */
export const padded = async (bytes: number) => {
  const head = await jpeg(64, 64);
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length), 0x41)]);
};

/** Returns the color of a pixel as [r, g, b]. */
export async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
