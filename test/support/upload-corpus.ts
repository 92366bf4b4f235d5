import { Buffer } from 'node:buffer';
import { PICTURE_MAX_BYTES } from '../../shared/domain/picture.ts';
import type { ErrorCode } from '../../shared/errors.ts';
import * as crafted from './crafted-pictures.ts';
import * as pictures from './pictures.ts';

export type UploadRequest = {
  contentType: string;
  body: Buffer;
  drips?: true;
};

export type CorpusFile = {
  name: string;
  verdict: 'taken' | ErrorCode;
  /** @param copy 0, 1, 2 …; some files differ by copy */
  request(copy: number): Promise<UploadRequest>;
};

type Bytes = Buffer | Promise<Buffer>;
type Part = { field?: string; filename?: string; type?: string; bytes: Buffer };

const BOUNDARY = 'settee-corpus-boundary';
const contentType = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart form. A part without a file name is a text field. */
function formOf(...parts: Part[]): UploadRequest {
  const written = parts.flatMap(({ field = 'image', filename, type, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${filename ? `; filename="${filename}"` : ''}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      'latin1',
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return { contentType, body: Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]) };
}

const asPhoto = (bytes: Buffer): Part => ({ filename: 'photo.jpg', type: 'image/jpeg', bytes });

/** A file of any kind, sent as `photo.jpg` and `image/jpeg`. */
export const photoForm = (bytes: Buffer) => formOf(asPhoto(bytes));
const text = (value: string) => Buffer.from(value, 'latin1');
const CANARY = text(`<html><script>${crafted.CANARY}</script></html>`);

function accepted(make: (copy: number) => Promise<UploadRequest>): CorpusFile['request'] {
  const made = new Map<number, Promise<UploadRequest>>();
  return (copy) => {
    const request = made.get(copy) ?? make(copy);
    made.set(copy, request);
    return request;
  };
}
const once = (make: () => Promise<UploadRequest>) => {
  const request = accepted(make);
  return () => request(0);
};

const file = (name: string, verdict: CorpusFile['verdict'], bytes: () => Bytes): CorpusFile => ({
  name,
  verdict,
  request: once(async () => photoForm(await bytes())),
});
const form = (name: string, verdict: CorpusFile['verdict'], make: () => Promise<UploadRequest>): CorpusFile => ({
  name,
  verdict,
  request: once(make),
});
const telling = (name: string, make: (copy: number) => Promise<Buffer>): CorpusFile => ({
  name,
  verdict: 'taken',
  request: accepted(async (copy) => photoForm(await make(copy))),
});

const small = () => pictures.photo(120, 90);
const jpeg = pictures.jpeg(320, 240);
const joined = async (...listings: Bytes[]) => Buffer.concat(await Promise.all(listings));
const half = async (bytes: Bytes) => {
  const whole = await bytes;
  return whole.subarray(0, whole.length >> 1);
};
const named = (filename: string, type: string, bytes: () => Bytes) => async () =>
  formOf({ filename, type, bytes: await bytes() });

const taken: CorpusFile[] = [
  file('a JPEG', 'taken', () => jpeg),
  file('a PNG', 'taken', () => pictures.png(320, 240)),
  file('a WebP', 'taken', () => pictures.webp(320, 240)),
  file('a progressive JPEG', 'taken', () => small().jpeg({ progressive: true }).toBuffer()),
  file('a grey JPEG', 'taken', () => small().greyscale().jpeg().toBuffer()),
  file('a CMYK JPEG', 'taken', () => small().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()),
  file('a PNG of 16 bits a channel', 'taken', () => small().toColourspace('rgb16').png().toBuffer()),
  file('an interlaced PNG of 16 megapixels', 'taken', () => pictures.flatPng(4000, 4000, { progressive: true })),
  file('exactly 40 megapixels', 'taken', () => pictures.flatPng(8000, 5000)),
  file('exactly 10 MB', 'taken', () => pictures.padded(PICTURE_MAX_BYTES)),
  file('a single pixel', 'taken', () => pictures.flatPng(1, 1)),
  file('an animated PNG, as its first picture', 'taken', crafted.animatedPng),
  file('a PNG whose comment is a bomb', 'taken', () => crafted.pngWithBomb('zTXt')),
  file('a PNG whose colour profile is a bomb', 'taken', () => crafted.pngWithBomb('iCCP')),
  file('a web page behind a JPEG', 'taken', () => joined(jpeg, CANARY)),
  file('a ZIP behind a PNG', 'taken', () => joined(pictures.png(90, 60), text('PK\x03\x04'), CANARY)),
  form(
    'a JPEG named page.html',
    'taken',
    named('page.html', 'text/html', () => jpeg),
  ),
  form(
    'a PNG named ../../photo.svg',
    'taken',
    named('../../photo.svg', 'image/svg+xml', () => pictures.png(90, 61)),
  ),
  form('a photo and the key of spec §7', 'taken', async () =>
    formOf({ field: 'key', bytes: text('any') }, asPhoto(await jpeg)),
  ),
  telling('a JPEG that tells its place by EXIF', crafted.telling.jpegExif),
  telling('a JPEG that tells its place by XMP', crafted.telling.jpegXmp),
  telling('a JPEG with notes and a script in them', crafted.telling.jpegNotes),
  telling('a PNG that tells its place by EXIF', crafted.telling.pngExif),
  telling('a PNG that tells its place by XMP', crafted.telling.pngTexts),
  telling('a WebP that tells its place by EXIF', crafted.telling.webpExif),
  telling('a WebP that tells its place by XMP', crafted.telling.webpXmp),
];

const foreign: CorpusFile[] = [
  file('an SVG with a script', 'unsupported_media_type', pictures.svg),
  file('a compressed SVG', 'unsupported_media_type', () => text('\x1f\x8b\x08\0 not unpacked')),
  file('a GIF', 'unsupported_media_type', pictures.gif),
  file('a GIF that is a script', 'unsupported_media_type', () => text('GIF89a/*\0\0*/=1;alert(1)')),
  file('a TIFF', 'unsupported_media_type', pictures.tiff),
  file('an AVIF', 'unsupported_media_type', pictures.avif),
  file('the head of a HEIC', 'unsupported_media_type', pictures.heic),
  file('a PDF named .jpg', 'unsupported_media_type', pictures.pdf),
  file('a PDF before a JPEG', 'unsupported_media_type', () => joined(text('%PDF-1.7\n'), jpeg)),
  file('a Photoshop file', 'unsupported_media_type', () => joined(text('8BPS\0\x01'), jpeg)),
  file('a BMP', 'unsupported_media_type', () => joined(text('BM'), Buffer.alloc(600))),
  file('a web page before a JPEG', 'unsupported_media_type', () => joined(CANARY, jpeg)),
  file('a program', 'unsupported_media_type', () => joined(text('\x7fELF'), Buffer.alloc(600))),
  file('a text', 'unsupported_media_type', () => text('my armchair is red')),
  form('a photo that is no form', 'unsupported_media_type', async () => ({
    contentType: 'image/jpeg',
    body: await jpeg,
  })),
];

const broken: CorpusFile[] = [
  file('an empty file', 'image_refused', () => Buffer.alloc(0)),
  file('half a JPEG', 'image_refused', () => half(jpeg)),
  file('half a PNG', 'image_refused', () => half(pictures.png())),
  file('half a WebP', 'image_refused', () => half(pictures.webp())),
  file('a JPEG with a damaged middle', 'image_refused', crafted.jpegDamaged),
  file('a PNG with a damaged chunk', 'image_refused', crafted.pngDamaged),
  file('a WebP head on a web page', 'image_refused', () => joined(text('RIFF\x20\0\0\0WEBP'), CANARY)),
  file('an animated WebP', 'image_refused', pictures.animatedWebp),
  file('an interlaced bomb of 16,383 by 16,383', 'image_refused', () => pictures.pngBomb(16_383, { interlaced: true })),
  file('a bomb of 16,383 by 16,383', 'image_refused', () => pictures.pngBomb()),
  file('a PNG that claims two thousand million by as many', 'image_refused', () =>
    crafted.pngClaiming(2 ** 31 - 1, 2 ** 31 - 1),
  ),
  file('a JPEG that claims 65,500 by 65,500', 'image_refused', () => crafted.jpegClaiming(65_500, 65_500)),
  file('one pixel by 60,000', 'image_refused', () => pictures.flatPng(1, 60_000)),
  form('two photos', 'image_refused', async () => formOf(asPhoto(await jpeg), asPhoto(await jpeg))),
  form('a form without a photo', 'image_refused', async () => formOf({ field: 'key', bytes: text('any') })),
  form('a photo in a field of another name', 'image_refused', async () =>
    formOf({ ...asPhoto(await jpeg), field: 'photo' }),
  ),
  file('11 MB', 'too_large', () => pictures.padded(11 * 1024 * 1024)),
  form('a form that breaks off', 'unreadable_body', async () => {
    const { body } = formOf(asPhoto(await jpeg));
    return { contentType, body: body.subarray(0, body.length - 40) };
  }),
  form('a photo that drips', 'upload_timeout', async () => ({ ...formOf(asPhoto(await jpeg)), drips: true })),
];

/** Sixty valid and malicious uploads with the expected result (reliability T25). */
export const uploadCorpus: readonly CorpusFile[] = [...taken, ...foreign, ...broken];
