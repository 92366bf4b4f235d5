export const SNIFF_BYTES = 64;

type Mark = { what: string; taken?: true; test: (head: Buffer, text: string) => boolean };

const brand = (text: string) => (text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : '');

/** Name, extension and declared type cannot be trusted (reliability 5.2). */
const marks: readonly Mark[] = [
  { what: 'a JPEG', taken: true, test: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { what: 'a PNG', taken: true, test: (_, text) => text.startsWith('\x89PNG\r\n\x1a\n') },
  { what: 'a WebP', taken: true, test: (_, text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP' },
  { what: 'a PDF', test: (_, text) => text.includes('%PDF-') },
  { what: 'a GIF', test: (_, text) => text.startsWith('GIF8') },
  { what: 'a TIFF', test: (_, text) => text.startsWith('II*\0') || text.startsWith('MM\0*') },
  { what: 'an AVIF picture', test: (_, text) => ['avif', 'avis'].includes(brand(text)) },
  {
    what: 'a HEIC photo',
    test: (_, text) => ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'].includes(brand(text)),
  },
  { what: 'a video', test: (_, text) => brand(text) !== '' },
  { what: 'an SVG drawing', test: (_, text) => /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype svg|svg)/i.test(text) },
  { what: 'a web page', test: (_, text) => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i.test(text) },
];

/** @returns undefined for a possible photo, else the error message */
export function refuseByFirstBytes(head: Buffer): string | undefined {
  if (head.length === 0) return 'This file is empty. Please choose a photo.';
  const found = marks.find(({ test }) => test(head, head.toString('latin1')));
  if (found?.taken) return undefined;
  return `This file is ${found?.what ?? 'not a photo we can read'}. Please choose a JPEG, PNG or WebP picture.`;
}
