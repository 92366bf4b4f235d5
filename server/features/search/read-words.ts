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

/** Texts say the same words again and again. An empty one stands for a word that finds nothing. */
const read = new Map<string, string>();
const MOST_READ = 50_000;

function plainOf(word: string): string {
  const known = read.get(word);
  if (known !== undefined) return known;
  const made = empty.has(word) ? '' : plain(word.slice(0, LONGEST_WORD));
  if (read.size === MOST_READ) read.clear();
  read.set(word, made);
  return made;
}

/** The words of a text in their order, those that find nothing left out. */
export function readWords(text: string): string[] {
  const words: string[] = [];
  const small = withoutAccents(text);
  for (const word of small.split(ascii.test(small) ? /[^a-z0-9]+/ : /[^\p{L}\p{N}]+/u)) {
    const made = word === '' ? '' : plainOf(word);
    if (made !== '') words.push(made);
  }
  return words;
}
