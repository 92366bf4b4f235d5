import { isUtf8 } from 'node:buffer';

/** Letters and signs of English, German, Spanish and French. Other encodings use other bytes for theirs. */
const WESTERN = /^[\p{ASCII}ÄÖÜäöüßÁÉÍÓÚÑáéíóúñÇçÀÈÊàèêâô€£§©®°²³·«»“”„‘’–—…½¼¾×±¡¿ºª´\u00a0]*$/u;
/** There, letters of other encodings look like these signs. */
const SIGN_IN_A_WORD = /\p{L}[€£§©®°²³·«»“”„–—…½¼¾×±¡¿ºª´]\p{Ll}/u;

/** Reads Windows-1252, if no other encoding is likely; UTF-8 and UTF-16 are undefined. */
export function readWestern(bytes: Uint8Array): string | undefined {
  if (isUtf8(bytes) || bytes.includes(0)) return undefined;
  const text = new TextDecoder('windows-1252').decode(bytes);
  return WESTERN.test(text) && !SIGN_IN_A_WORD.test(text) ? text : undefined;
}
