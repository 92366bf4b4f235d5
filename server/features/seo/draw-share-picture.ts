import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import { SHARE_SIZE, type ShareCard } from '../../../shared/domain/share-picture.ts';
import { SOFTWARE_NAME } from '../../../shared/domain/shop-profile.ts';
import { xmlText } from './xml.ts';

/** Light colors of `web/styles/tokens.css`. */
const colours = { paper: '#f6f1e7', ink: '#1d1a16', line: '#d8cebc', accent: '#1d4a39' };

const photoWidth = 720;
const margin = 52;
const textWidth = SHARE_SIZE.width - photoWidth - 2 * margin;
const line = SHARE_SIZE.height - margin - 78;

/** Sizes in points; the largest that leaves room for the price wins. */
const titleSizes = [58, 50, 43, 36, 30];
const titleHeight = 310;

const folder = new URL('../../../assets/share/', import.meta.url);
const faces = {
  latin: fileURLToPath(new URL('fraunces-latin.ttf', folder)),
  'latin-ext': fileURLToPath(new URL('fraunces-latin-ext.ttf', folder)),
};

/** Missing in our font, and fallbacks differ between machines. */
const UNKNOWN_LETTERS = /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u2010-\u201e\u2026\u2032\u2033\u20ac]+/gu;

const settee =
  '<path d="M9 9.5A2.5 2.5 0 0 1 11.5 7h9A2.5 2.5 0 0 1 23 9.5V14a3 3 0 0 0-2 2.8V18H11v-1.2A3 3 0 0 0 9 14Z"/>' +
  '<path d="M5 16.8a2 2 0 0 1 4 0V20h14v-3.2a2 2 0 0 1 4 0V22a2 2 0 0 1-2 2v2h-2v-2H9v2H7v-2a2 2 0 0 1-2-2Z"/>';

/**
 * Draws a share picture. A title that our font cannot render stays empty.
 * @param photo encoded; optional
 * @returns a JPEG of `SHARE_SIZE`
 */
export async function drawSharePicture(card: ShareCard, photo?: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const write = writer(sharp);
  if (card.cover && photo) return cover(sharp, photo);
  const paper = { create: { ...SHARE_SIZE, channels: 3 as const, background: colours.paper } };
  const layers = photo
    ? await besidePhoto(write, card, await sharp(photo).resize(photoWidth, SHARE_SIZE.height).toBuffer())
    : await onPaper(write, card);
  return sharp(paper).composite(layers).jpeg({ quality: 82, progressive: true }).toBuffer();
}

const cover = (sharp: Sharps, photo: Uint8Array): Promise<Uint8Array> =>
  sharp(photo)
    .flatten({ background: colours.paper })
    .resize(SHARE_SIZE.width, SHARE_SIZE.height)
    .jpeg({ quality: 86, progressive: true })
    .toBuffer();

async function besidePhoto(write: Writer, card: ShareCard, input: Buffer): Promise<OverlayOptions[]> {
  const words = await drawTexts(write, card, photoWidth + margin);
  const size = words.length > 0 ? 1 : 1.4;
  return [
    { input, left: 0, top: 0 },
    ...words,
    ...(await sign(write, card, { left: photoWidth + margin, scale: size })),
  ];
}

async function onPaper(write: Writer, card: ShareCard): Promise<OverlayOptions[]> {
  const words = await drawTexts(write, card, margin);
  return [...words, ...(await sign(write, card, { left: margin, scale: words.length > 0 ? 1 : 3 }))];
}

const writable = (text: string) => text.normalize('NFC').replace(UNKNOWN_LETTERS, ' ').replace(/\s+/g, ' ').trim();

async function drawTexts(write: Writer, card: ShareCard, left: number): Promise<OverlayOptions[]> {
  const words: OverlayOptions[] = [];
  const title = writable(card.title ?? '');
  if (title) words.push({ input: (await fitTitle(write, title)).input, left, top: margin });
  if (card.price) {
    const { input, height } = await write(card.price, 50, card.accent ?? colours.accent);
    words.push({ input, left, top: line - 28 - height });
  }
  if (words.length > 0)
    words.push({
      input: { create: { width: textWidth, height: 2, channels: 3, background: colours.line } },
      left,
      top: line,
    });
  return words;
}

type Sharps = typeof import('sharp')['default'];
type Writer = ReturnType<typeof writer>;

const writer =
  (sharp: Sharps) =>
  async (text: string, size: number, colour: string, cut: keyof typeof faces = 'latin', room = textWidth) => {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}">${xmlText(text)}</span>`,
        font: `Fraunces Medium ${size}`,
        fontfile: faces[cut],
        width: room,
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  };

/** Once drawn, the second font file's glyphs stay available. */
const findEveryLetter = (write: Writer) => write('ł', 10, colours.ink, 'latin-ext');

async function fitTitle(write: Writer, title: string) {
  await findEveryLetter(write);
  for (const size of titleSizes) {
    const drawn = await write(title, size, colours.ink);
    if (drawn.height <= titleHeight || size === titleSizes.at(-1)) return drawn;
  }
  throw new RangeError('There is no size for a title.');
}

/** The largest that fits one line wins. */
const nameSizes = [1, 0.8, 0.65, 0.52, 0.42];

async function fitName(write: Writer, text: string, { size, room }: { size: number; room: number }) {
  await findEveryLetter(write);
  for (const part of nameSizes) {
    const drawn = await write(text, size * part, colours.ink, 'latin', room);
    if (drawn.height < size * part * 1.6 || part === nameSizes.at(-1)) return drawn;
  }
  throw new RangeError('There is no size for a name.');
}

async function sign(
  write: Writer,
  card: ShareCard,
  { left, scale }: { left: number; scale: number },
): Promise<OverlayOptions[]> {
  const foot = SHARE_SIZE.height - margin;
  const text = writable(card.shop ?? SOFTWARE_NAME);
  const [width, height] = [Math.round(54 * scale), Math.round(46 * scale)];
  const room = SHARE_SIZE.width - margin - left - width - Math.round(14 * scale);
  const name = text ? await fitName(write, text, { size: 38 * scale, room }) : undefined;
  const glyph = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 6 24 21" width="${width}" height="${height}" fill="${card.accent ?? colours.accent}">${settee}</svg>`;
  return [
    { input: Buffer.from(glyph), left, top: foot - height },
    ...(name
      ? [
          {
            input: name.input,
            left: left + width + Math.round(14 * scale),
            top: foot - name.height - Math.round(3 * scale),
          },
        ]
      : []),
  ];
}
