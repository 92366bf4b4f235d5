import { lookUp } from '../../../shared/domain/look-up.ts';

/** Forbidden in XML even escaped: control characters and lone surrogates. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text, without forbidden characters. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (sign) => lookUp(ESCAPES, sign) ?? '');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
