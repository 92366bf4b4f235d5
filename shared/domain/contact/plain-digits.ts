/** Letters that look like digits, beside `o`, `l` and `i`. */
const digitOf: Readonly<Record<string, string>> = { S: '5', s: '5', B: '8', Z: '2', z: '2', A: '4', E: '3' };

const word = /(?<![\p{L}\p{N}])[0-9oOlIiSsBZzAE]{2,}(?![\p{L}\p{N}])/gu;
/** `5S5`; not `A90` or `12B`, which are sizes and house numbers. */
const within = /[0-9oOlIi][SsBZzAE]+[0-9oOlIi]|[0-9][oO][0-9]/;

/** Returns a text of the same length with digits for letters like `S`; undefined without such letters within numbers. */
export function withDigits(text: string): string | undefined {
  const words = text.match(word)?.filter((one) => /[0-9]/.test(one)) ?? [];
  if (!words.some((one) => within.test(one))) return undefined;
  return text.replace(word, (one) =>
    /[0-9]/.test(one) && (within.test(one) || one.length <= 4)
      ? one.replace(/./g, (sign) => digitOf[sign] ?? sign)
      : one,
  );
}

/** After a digit it means inches, as in `72" 36"`. */
const quoted = /(?<![\p{L}\p{N}])["'“”„‟‘’‚«»‹›](\d[\d\s.-]{0,20})["'“”„‟‘’‚«»‹›](?![\p{L}\p{N}])/gu;

/** Returns a text of the same length without the quotes around numbers. */
export const withoutQuotes = (text: string): string =>
  text.replace(quoted, (_, digits: string) => `\u200B${digits}\u200B`);
