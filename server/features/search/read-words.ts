/** Words that stand in every text and find nothing: English, German, Spanish. */
const empty = new Set(
  (
    'a an and are as at be by for from i in is it its of on or some the this to very was with ' +
    'auf aus das dem den der des die ein eine einem einen einer fur ich im ist mit oder und von zu zum zur ' +
    'al con de del el en es esta la las lo los para por que se un una uno y'
  ).split(' '),
);

const LONGEST_WORD = 40;

/**
 * A word as it is compared: small letters without accents, in the singular where English makes a plural with s. The same
 * is done to what sellers write and to what is asked, so it need not be right, only the same.
 */
function plain(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const ascii = /^[\p{ASCII}]*$/u;

function withoutAccents(text: string): string {
  const small = text.toLowerCase();
  if (ascii.test(small)) return small;
  return small.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** A word as it is compared; an empty text for one that finds nothing. */
export const plainWord = (word: string): string => (empty.has(word) ? '' : plain(word.slice(0, LONGEST_WORD)));

/** The words of a text as they stand there, in small letters without accents; some are empty. */
export function splitWords(text: string): string[] {
  const small = withoutAccents(text);
  return small.split(ascii.test(small) ? /[^a-z0-9]+/ : /[^\p{L}\p{N}]+/u);
}

/** The words of a text in their order as they are compared, those that find nothing left out. */
export const readWords = (text: string): string[] =>
  splitWords(text)
    .map(plainWord)
    .filter((word) => word !== '');
