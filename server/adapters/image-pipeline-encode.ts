import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import {
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  pictureContentType,
  pictureFileName,
} from '../../shared/domain/picture.ts';
import { pictureHash, sha256 } from '../platform/files/picture-hash.ts';
import type { AvifSize, ProcessedImage } from '../ports/image-pipeline.ts';
import { PictureRefused } from './image-pipeline-refusals.ts';
import { pictureTones } from './picture-tones.ts';
import { isChangedAsText } from './text-mode-transfer.ts';

/** Allows three decoders, permanently (reliability 5.3). */
export function allowOnlyPhotoDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
}

type FailOn = 'warning' | 'truncated';

const open = (file: string, failOn: FailOn = 'warning') =>
  sharp(file, { failOn, limitInputPixels: PICTURE_MAX_PIXELS });

/** All decoders skip them; the photo is complete. */
const strayBytes = /^VipsJpeg: Corrupt JPEG data: \d+ extraneous bytes before marker 0x[0-9a-f]{2}$/;
const hasStrayBytes = (error: unknown) =>
  error instanceof Error && error.message.split('\n').every((line) => strayBytes.test(line.trim()));

async function checkHeader(file: string): Promise<void> {
  const { width, height, pages, channels, format } = await open(file, 'truncated').metadata();
  if (width * height > PICTURE_MAX_PIXELS) throw new PictureRefused('too_many_pixels');
  if (Math.max(width, height) > PICTURE_MAX_SIDE) throw new PictureRefused('too_long');
  if ((pages ?? 1) > 1) throw new PictureRefused('animated');
  if (channels > 4) throw new PictureRefused('unreadable');
  if (format === 'jpeg' && isChangedAsText(await readFile(file))) throw new PictureRefused('unreadable');
}

type Pixels = { data: Buffer; info: OutputInfo };

const smaller = (image: Sharp, width: number) => image.resize({ width, withoutEnlargement: true });

/** On white: cut-out furniture would vanish on a dark page. */
const pixelsOf = (file: string, failOn: FailOn): Promise<Pixels> =>
  smaller(open(file, failOn).autoOrient(), 1600)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

/** Decodes to sRGB without metadata. Refuses truncated photos. */
const decode = (file: string): Promise<Pixels> =>
  pixelsOf(file, 'warning').catch((error: unknown) => {
    if (!hasStrayBytes(error)) throw error;
    return pixelsOf(file, 'truncated');
  });

function imageOf({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: PICTURE_MAX_PIXELS });
}

async function encode(pixels: Pixels, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const image = smaller(imageOf(pixels), width);
  if (format === 'avif') return image.avif({ quality: 50, effort: 3 }).toBuffer();
  return (format === 'webp' ? image.webp({ quality: 80 }) : image.jpeg({ quality: 80 })).toBuffer();
}

type Size = { width: PictureWidth; format: PictureFormat; bytes: Buffer };

/** Never enlarges. */
async function encodeWidths(pixels: Pixels, format: PictureFormat): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const width of PICTURE_WIDTHS) {
    const narrower = sizes.at(-1);
    const whole = narrower && pixels.info.width <= narrower.width;
    sizes.push({ width, format, bytes: whole ? narrower.bytes : await encode(pixels, width, format) });
  }
  return sizes.reverse();
}

/**
 * Encodes every size from one decoding, deterministically.
 * @throws PictureRefused, or sharp's error
 */
export async function encodePicture(file: string): Promise<ProcessedImage> {
  await checkHeader(file);
  const pixels = await decode(file);
  const sizes = [...(await encodeWidths(pixels, 'webp')), ...(await encodeWidths(pixels, 'jpg'))];
  const hash = pictureHash(sizes.map(({ bytes }) => sha256(bytes)));
  return {
    hash,
    width: pixels.info.width,
    height: pixels.info.height,
    ...(pixels.info.channels < 4 ? { tones: await pictureTones(imageOf(pixels)) } : {}),
    files: sizes.map(({ width, format, bytes }) => {
      const name = pictureFileName(hash, width, format);
      return { name, contentType: pictureContentType(name), bytes };
    }),
  };
}

/**
 * Encodes the AVIF sizes from the largest WebP file.
 * @throws PictureRefused, or sharp's error
 */
export async function encodeAvif(file: string): Promise<AvifSize[]> {
  await checkHeader(file);
  return encodeWidths(await decode(file), 'avif');
}
