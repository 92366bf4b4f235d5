/** These characters reverse a text: `\u202e059$` reads as $950. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const DIRECTION = /[\u061c\u200e\u200f]/g;

/** Removes Unicode characters that reorder the text around them. */
export const withoutDirectionControls = (text: string): string => text.replace(DIRECTION_CONTROLS, '');

/** Joins accents with their letters. */
export const withAccents = (text: string): string =>
  text.replace(/\p{L}\p{M}+/gu, (letters) => letters.normalize('NFC'));

/** Plain digits and letters, without invisible ones: `\u200b+1`, `２０１９`. */
export const inPlainSigns = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Digits of other scripts come in blocks of ten. */
export function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
  return String(code - zero);
}

/** One line, without tabs and direction. NUL stays, to be refused. */
export const onOneLine = (text: string): string =>
  withoutDirectionControls(text)
    .replace(DIRECTION, '')
    .replace(/(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu, ' ')
    .replace(/ {2,}/g, ' ');
