import { isAscii, isUtf8 } from 'node:buffer';
import { otherCharset, refuseOtherCharset } from '../../platform/http/charset.ts';
import { readWestern } from './read-western.ts';

/** Bytes of the header of a part. */
const LONGEST_HEADER = 8192;

/**
 * Follows a multipart body and notes the charset of its file, which Busboy does not pass on.
 * @throws unsupported_media_type from `read`, for another part that is not UTF-8
 */
export function watchFileCharset(contentType: string): { read: (chunk: Uint8Array) => void; found: () => string } {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = Buffer.from(`--${quoted ?? plain ?? ''}\r\n`);
  let rest = Buffer.alloc(0);
  let found = '';
  return {
    read: (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (let from = rest.indexOf(delimiter); from >= 0; from = rest.indexOf(delimiter)) {
        const to = rest.indexOf('\r\n\r\n', from);
        if (to < 0 && rest.length - from < LONGEST_HEADER) return;
        const header = rest.toString('latin1', from, to < 0 ? from + LONGEST_HEADER : to);
        const [, type = ''] = /\r\ncontent-type:([^\r\n]*)/i.exec(header) ?? [];
        if (!/;\s*filename/i.test(header)) refuseOtherCharset(type);
        found ||= otherCharset(type) ?? '';
        rest = rest.subarray(to < 0 ? from + LONGEST_HEADER : to);
      }
      rest = rest.subarray(Math.max(0, rest.length - delimiter.length));
    },
    found: () => found,
  };
}

const WESTERN = /^(?:windows-?125[24]|x?-?cp-?1252|iso[-_]?8859-?(?:1|15)|latin-?[19])$/i;
const UTF16 = /^utf-?16(?:le|be)?$/i;

/** Returns whether a file can have the charset that its part names. */
export function canHaveCharset(bytes: Uint8Array, charset: string): boolean {
  if (charset === '') return true;
  if (WESTERN.test(charset)) return isAscii(bytes) || (!isUtf8(bytes) && readWestern(bytes) !== undefined);
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  return UTF16.test(charset) && (mark === 'fffe' || mark === 'feff');
}
