/** Letters that look like digits, beside `o`, `l` and `i`. */
const digitOf = new Map(Object.entries({ S: '5', s: '5', B: '8', Z: '2', z: '2', A: '4', E: '3' }));

const word = /(?<![\p{L}\p{N}])[0-9oOlIiSsBZzAE]{2,}(?![\p{L}\p{N}])/gu;
/** `5S5`; not `A90` or `12B`, which are sizes and house numbers. */
const within = /[0-9oOlIi][SsBZzAE]+[0-9oOlIi]|[0-9][oO][0-9]/;

/** Writes digits for letters within numbers; undefined without any. The length stays. */
export function withDigits(text: string): string | undefined {
  const words = text.match(word)?.filter((one) => /[0-9]/.test(one)) ?? [];
  if (!words.some((one) => within.test(one))) return undefined;
  return text.replace(word, (one) =>
    /[0-9]/.test(one) && (within.test(one) || one.length <= 4)
      ? one.replace(/./g, (sign) => digitOf.get(sign) ?? sign)
      : one,
  );
}

/** After a digit it means inches, as in `72" 36"`. */
const quoted = /(?<![\p{L}\p{N}])["'`“”„‟‘’‚«»‹›](\d[\d\s.-]{0,20})["'`“”„‟‘’‚«»‹›](?![\p{L}\p{N}])/gu;

/** The length stays. */
export const withoutQuotes = (text: string): string =>
  text.replace(quoted, (_, digits: string) => `\u200B${digits}\u200B`);
