import { fileURLToPath } from 'node:url';

const folder = new URL('../../../../assets/statement/', import.meta.url);
const faces = {
  regular: fileURLToPath(new URL('instrument-sans-regular.ttf', folder)),
  semibold: fileURLToPath(new URL('instrument-sans-semibold.ttf', folder)),
};

/** In points: A4 with the margin on each side. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 };

/** The faces have the letters of Europe's Latin alphabets. */
const UNKNOWN =
  /[^\n\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/gu;

/** Replaces letters that the faces lack by `?`, and drops other signs. */
export const showable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(UNKNOWN, (sign) => (/[\p{L}\p{N}]/u.test(sign) ? '?' : ''))
    .trim();

export type Sheets = Awaited<ReturnType<typeof openSheets>>;

/** Opens a PDF of A4 pages with its own faces. */
export async function openSheets({ title, author, language }: { title: string; author: string; language: string }) {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: 'Settee' },
  });
  for (const [name, path] of Object.entries(faces)) document.registerFont(name, path);
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  return {
    document,
    finish(): Promise<Uint8Array> {
      document.end();
      return done;
    },
  };
}
