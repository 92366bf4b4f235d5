import { isUtf8 } from 'node:buffer';

/** Letters and signs of English, German, Spanish and French. */
const WESTERN = /^[\p{ASCII}ÄÖÜäöüßÁÉÍÓÚÑáéíóúñÇçÀÈÊàèêâô€£§©®°²³·«»“”„‘’–—…½¼¾×±¡¿ºª´\u00a0]*$/u;
/** A letter of another encoding. */
const SIGN_IN_A_WORD = /\p{L}[€£§©®°²³·«»“”„–—…½¼¾×±¡¿ºª´]\p{Ll}/u;

const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(new Uint8Array([byte])), byte]),
);

/** Repairs what was encoded twice: `SchÃ¶n` becomes `Schön`. */
export const repairTwiceEncoded = (text: string): string =>
  text.replace(/[^\p{ASCII}]{2,}/gu, (run) => {
    const bytes = Buffer.from([...run].map((letter) => byteOf.get(letter) ?? 0));
    if (bytes.includes(0) || !isUtf8(bytes)) return run;
    const read = bytes.toString();
    return WESTERN.test(read) ? read : run;
  });

/** Reads Windows-1252; undefined if another encoding is likely. */
export function readWestern(bytes: Uint8Array): string | undefined {
  if (isUtf8(bytes) || bytes.includes(0)) return undefined;
  const text = new TextDecoder('windows-1252').decode(bytes);
  return WESTERN.test(text) && !SIGN_IN_A_WORD.test(text) ? text : undefined;
}
