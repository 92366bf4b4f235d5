import { isUtf8 } from 'node:buffer';

/** Letters and signs of English, German, Spanish and French. */
const WESTERN = /^[\p{ASCII}ÄÖÜäöüßÁÉÍÓÚÑáéíóúñÇçÀÈÊàèêâô€£§©®°²³·«»“”„‘’–—…½¼¾×±¡¿ºª´\u00a0]*$/u;
/** A letter of another encoding. */
const SIGN_IN_A_WORD = /\p{L}[€£§©®°²³·«»“”„–—…½¼¾×±¡¿ºª´]\p{Ll}/u;

/** Reads Windows-1252; undefined if another encoding is likely. */
export function readWestern(bytes: Uint8Array): string | undefined {
  if (isUtf8(bytes) || bytes.includes(0)) return undefined;
  const text = new TextDecoder('windows-1252').decode(bytes);
  return WESTERN.test(text) && !SIGN_IN_A_WORD.test(text) ? text : undefined;
}
