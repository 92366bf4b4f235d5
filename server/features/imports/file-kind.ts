import type { Refusal } from '../../../shared/words/refusal.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';

const BYTES_READ = 4096;
const WORKBOOK = /\[Content_Types\]\.xml|_rels\/|(?:^|[^a-z])xl\/|application\/vnd\.oasis/;
const PACKED = ['\u001f\u008b', 'Rar!', '7z\u00bc\u00af'];
const OTHER_TEXT = /^(?:\u00ef\u00bb\u00bf)?\s*(?:%PDF-|<(?:!doctype|html|\?xml|table)|[[{]\s*["{[\]}])/i;

/** Recognizes files that are no text with columns by their first bytes. */
export function refusalOfKind(bytes: Uint8Array): Refusal | undefined {
  const begin = Buffer.from(bytes.subarray(0, BYTES_READ)).toString('latin1');
  if (begin.startsWith('PK\u0003\u0004'))
    return WORKBOOK.test(begin) ? importRefusals.workbook() : importRefusals.packed();
  if (begin.startsWith('\u00d0\u00cf\u0011\u00e0')) return importRefusals.workbook();
  if (PACKED.some((mark) => begin.startsWith(mark))) return importRefusals.packed();
  return OTHER_TEXT.test(begin) ? importRefusals.noTable() : undefined;
}
