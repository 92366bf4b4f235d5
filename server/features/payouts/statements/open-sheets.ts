import { fileURLToPath } from 'node:url';

const folder = new URL('../../../../assets/statement/', import.meta.url);
const faces = {
  regular: fileURLToPath(new URL('instrument-sans-regular.ttf', folder)),
  semibold: fileURLToPath(new URL('instrument-sans-semibold.ttf', folder)),
  /** Read only for texts that the others cannot show. */
  other: fileURLToPath(new URL('other-letters.ttf', folder)),
};

/** In points: A4 with the margin on each side. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 };

/** Europe's Latin alphabets. */
const own =
  /^[\n\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/u;
const unknown =
  /[^\n\u0020-\u007e\u00a0-\u024f\u0259\u02bb-\u02bc\u0370-\u0525\u0531-\u055f\u0561-\u0587\u0589-\u058a\u05b0-\u05c3\u05c6-\u05ea\u05f0-\u05f4\u060c\u0615\u061b\u061f\u0621-\u063a\u0640-\u0655\u0657\u065a\u0660-\u0670\u0674\u0679-\u06bf\u06c6-\u06c8\u06cb-\u06cc\u06ce\u06d0\u06d5\u06f0-\u06f9\u10a0-\u10c5\u10d0-\u10fc\u1e00-\u1efb\u1f00-\u1ffe\u2010-\u2027\u2030-\u203a\u20a0-\u20b5\u20b8-\u20ba\u20bd\u2116\u2122\u2212\u3001-\u3003\u3005-\u3007\u300a-\u3019\u301c-\u301f\u3041-\u3094\u3099-\u309e\u30a0-\u30f6\u30fb-\u30fe\u3131-\u318e\u4e00-\u9fa5\uac00-\ud7a3\uf900-\ufa2d\uff01-\uff5e\uff61-\uff9f\uffe0-\uffe6]/gu;
const rightToLeft = /^(?:[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]|[\s.,!?"'-](?!$))+$/u;

/** Returns how a text is drawn. Letters that no face has become `?`, other signs are dropped. */
export function showable(written: string): { text: string; isOther: boolean; features?: [] } {
  const text = written
    .normalize('NFC')
    .replace(unknown, (sign) => (/[\p{L}\p{N}]/u.test(sign) ? '?' : ''))
    .trim();
  return { text, isOther: !own.test(text), ...(rightToLeft.test(text) ? { features: [] } : {}) };
}

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
