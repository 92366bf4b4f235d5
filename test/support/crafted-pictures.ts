import { deflateSync } from 'node:zlib';
import { phoneExif, photo, pngChunk } from './pictures.ts';

/** Marker in all hidden metadata; no processed picture may contain it. */
export const CANARY = 'Canary';

/** GPS data in XMP. */
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
 xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.538N" exif:GPSLongitude="0,7.727W" exif:Owner="${CANARY}"/></rdf:RDF></x:xmpmeta>`;

const segment = (marker: number, payload: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
};
const inJpeg = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

const AFTER_HEADER = 33;
const inPng = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, AFTER_HEADER), ...chunks, png.subarray(AFTER_HEADER)]);

const text = (value: string) => Buffer.from(value, 'latin1');
const small = (copy = 0, height = 120) => photo(160 + copy, height);

/** Photos with location or author metadata, each in another format. Every copy is different. */
export const telling = {
  jpegExif: (copy: number) => small(copy, 121).jpeg().withExif(phoneExif).toBuffer(),
  jpegXmp: async (copy: number) =>
    inJpeg(await small(copy, 122).jpeg().toBuffer(), segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${xmp}`))),
  jpegNotes: async (copy: number) =>
    inJpeg(
      await small(copy, 123).jpeg().toBuffer(),
      segment(0xed, text(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0b\x1c\x02\x50\0\x06${CANARY}`)),
      segment(0xfe, text(`<script>${CANARY}</script>`)),
    ),
  pngExif: (copy: number) => small(copy, 124).png().withExif(phoneExif).toBuffer(),
  pngTexts: async (copy: number) =>
    inPng(
      await small(copy, 125).png().toBuffer(),
      pngChunk('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
      pngChunk('tEXt', text(`Author\0${CANARY} <?php echo 1 ?>`)),
      pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(text(CANARY))])),
    ),
  webpExif: (copy: number) => small(copy, 126).webp().withExif(phoneExif).toBuffer(),
  webpXmp: (copy: number) => small(copy, 127).webp().withXmp(xmp).toBuffer(),
};

/** Returns a PNG with a valid header and a decompression bomb in this chunk. */
export const pngWithBomb = async (type: 'zTXt' | 'iCCP', bytes = 100_000_000) =>
  inPng(
    await small().png().toBuffer(),
    pngChunk(type, Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(bytes))])),
  );

/** Returns a PNG with more pixels than its header says. */
export const pngTooMuch = async () => {
  const png = await small().png().toBuffer();
  const start = png.indexOf('IDAT') - 4;
  const many = pngChunk('IDAT', deflateSync(Buffer.alloc(100_000_000)));
  return Buffer.concat([png.subarray(0, start), many, pngChunk('IEND', Buffer.alloc(0))]);
};

export const pngDamaged = async () => {
  const png = Buffer.from(await small().png().toBuffer());
  const at = png.indexOf('IDAT') + 200;
  png[at] = ~(png[at] ?? 0) & 0xff;
  return png;
};

export const pngClaiming = async (width: number, height: number) => {
  const png = Buffer.from(await small().png().toBuffer());
  const header = png.subarray(16, 29);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', Buffer.from(header)), png.subarray(AFTER_HEADER)]);
};

export const jpegClaiming = async (width: number, height: number) => {
  const jpeg = Buffer.from(await small().jpeg().toBuffer());
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
};

export const webpClaiming = async (width: number, height: number) => {
  const webp = Buffer.from(await small().webp().toBuffer());
  webp.writeUInt16LE(width, 26);
  webp.writeUInt16LE(height, 28);
  return webp;
};

export const jpegDamaged = async () => {
  const jpeg = Buffer.from(await photo(320, 240).jpeg().toBuffer());
  jpeg.fill(0xff, jpeg.length >> 1, (jpeg.length >> 1) + 300);
  return jpeg;
};

/** Returns an animated PNG; other readers show its first frame. */
export const animatedPng = async () => {
  const png = await small().png().toBuffer();
  const { width, height } = { width: 160, height: 120 };
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, i) => void bytes.writeUInt32BE(value, i * 4));
    return bytes;
  };
  const control = (sequence: number) =>
    pngChunk('fcTL', Buffer.concat([numbers(sequence, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
  const pixels = deflateSync(Buffer.alloc((width * 3 + 1) * height));
  const end = png.length - 12;
  return Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    pngChunk('acTL', numbers(2, 0)),
    control(0),
    png.subarray(AFTER_HEADER, end),
    control(1),
    pngChunk('fdAT', Buffer.concat([numbers(2), pixels])),
    png.subarray(end),
  ]);
};

function partsOf(jpeg: Buffer): [marker: number, at: number][] {
  const parts: [number, number][] = [];
  for (let at = 2; jpeg[at] === 0xff && parts.at(-1)?.[0] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    parts.push([jpeg[at + 1] ?? 0, at]);
  return parts;
}

const insertAt = (bytes: Buffer, at: number, stray: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), stray, bytes.subarray(at)]);

/** Complete photos with stray bytes, which browsers skip. */
export const strayBytes = {
  'before its tables': () => strayBefore(0xdb, 5),
  'before its frame': () => strayBefore(0xc0, 40),
  'before its scan': () => strayBefore(0xda, 4),
  'between the scans of a progressive one': async () => {
    const jpeg = await photo(640, 480).jpeg({ progressive: true }).toBuffer();
    return insertAt(jpeg, jpeg.lastIndexOf(Buffer.from([0xff, 0xc4])), Buffer.alloc(300, 1));
  },
  'at the end of its scan': async () => {
    const jpeg = await photo(640, 480).jpeg().toBuffer();
    return insertAt(jpeg, jpeg.length - 2, Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]));
  },
  'after its end': async () => Buffer.concat([await photo(640, 480).jpeg().toBuffer(), Buffer.alloc(5000, 0x5a)]),
};

async function strayBefore(marker: number, bytes: number): Promise<Buffer> {
  const jpeg = await photo(640, 480).jpeg().toBuffer();
  const [, at = 2] = partsOf(jpeg).find(([one]) => one === marker) ?? [];
  return insertAt(jpeg, at, Buffer.alloc(bytes, 3));
}

export const halves = {
  'half a photo with stray bytes': async () => {
    const jpeg = await strayBefore(0xdb, 5);
    return jpeg.subarray(0, jpeg.length >> 1);
  },
  'half a photo with an end put to it': async () => {
    const jpeg = await photo(640, 480).jpeg().toBuffer();
    return Buffer.concat([jpeg.subarray(0, jpeg.length >> 1), Buffer.from([0xff, 0xd9])]);
  },
};
