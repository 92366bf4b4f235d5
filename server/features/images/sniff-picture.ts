import type { Refusal } from '../../../shared/words/refusal.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';
export const SNIFF_BYTES = 64;

type Mark = { refuse?: () => Refusal; test: (head: Buffer, text: string) => boolean };

const brand = (text: string) => (text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : '');

/** Name, extension and declared type cannot be trusted (reliability 5.2). What is not refused is a possible photo. */
const marks: readonly Mark[] = [
  { test: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { test: (_, text) => text.startsWith('\x89PNG\r\n\x1a\n') },
  { test: (_, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' },
  { refuse: imageRefusals.isPdf, test: (_, text) => text.includes('%PDF-') },
  { refuse: imageRefusals.isGif, test: (_, text) => text.startsWith('GIF8') },
  { refuse: imageRefusals.isTiff, test: (_, text) => text.startsWith('II*\0') || text.startsWith('MM\0*') },
  { refuse: imageRefusals.isAvif, test: (_, text) => ['avif', 'avis'].includes(brand(text)) },
  { refuse: imageRefusals.isHeic, test: (_, text) => /^(?:he[a-z]{2}|m[is]f\d)$/.test(brand(text)) },
  {
    refuse: imageRefusals.isVideo,
    test: (_, text) =>
      brand(text) !== '' || /^(?:wide|moov|mdat)$/.test(text.slice(4, 8)) || text.startsWith('\x1a\x45\xdf\xa3'),
  },
  { refuse: imageRefusals.isSvg, test: (_, text) => /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype svg|svg)/i.test(text) },
  { refuse: imageRefusals.isWebPage, test: (_, text) => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i.test(text) },
];

/** @returns undefined for a possible photo, else why it is refused */
export function refuseByFirstBytes(head: Buffer): Refusal | undefined {
  if (head.length === 0) return imageRefusals.fileEmpty();
  const found = marks.find(({ test }) => test(head, head.toString('latin1')));
  return found ? found.refuse?.() : imageRefusals.notAPhoto();
}
