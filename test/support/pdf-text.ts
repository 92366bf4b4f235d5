import { inflateSync } from 'node:zlib';

type PdfObject = { head: string; stream: string };

const readObjects = (pdf: Uint8Array): Map<string, PdfObject> => {
  const text = Buffer.from(pdf).toString('latin1');
  const found = text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, number = '', body = '']) => {
      const [head = '', raw] = body.split(/\nstream\n/);
      const bytes = Buffer.from((raw ?? '').replace(/\nendstream$/, ''), 'latin1');
      const stream = head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
      return [number, { head, stream }];
    }),
  );
};

/** Returns the letter of each glyph of a font. */
function readLetters(toUnicode: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of toUnicode.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/gi)) {
    const texts = [...list.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex = '']) => hex.replaceAll(' ', ''));
    for (const [index, hex] of texts.entries())
      letters.set(Number.parseInt(first, 16) + index, Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  }
  return letters;
}

/** Returns the text of a PDF as our library writes it, one line for each piece of text. */
export function readPdfText(pdf: Uint8Array): string {
  const objects = readObjects(pdf);
  const at = (number = '') => objects.get(number) ?? { head: '', stream: '' };
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, toUnicode] = /\/ToUnicode (\d+) 0 R/.exec(at(number).head) ?? [];
      fonts.set(name, readLetters(at(toUnicode).stream));
    }
  const pages = [...objects.values()].flatMap(({ head }) => /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? []);
  const lines = pages.flatMap((number) => {
    let letters = new Map<number, string>();
    return [...at(number).stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, shown]) => {
      if (font) letters = fonts.get(font) ?? letters;
      if (shown === undefined) return [];
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return [glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '').join('')];
    });
  });
  return lines.join('\n');
}
