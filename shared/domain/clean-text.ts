/** These characters reverse a text: `\u202e059$` reads as $950. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const DIRECTION = /[\u061c\u200e\u200f]/g;

/** Removes characters that change the order in which others are shown. */
export const withoutTurning = (text: string): string => text.replace(TURNING, '');

/** Makes digits and letters plain, and drops what is pasted along unseen: `\u200b+1`, `２０１９`. */
export const inPlainSigns = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Puts a title or a name on one line, without tabs and characters of direction. NUL stays, to be refused. */
export const onOneLine = (text: string): string =>
  withoutTurning(text)
    .replace(DIRECTION, '')
    .replace(/(?:(?!\0)[\p{Cc}\u2028\u2029])+/gu, ' ')
    .replace(/ {2,}/g, ' ');
