import { foldText } from '../../../shared/domain/fold-text.ts';
import { readOnce } from '../../platform/text/read-once.ts';
import { de } from './language/de.ts';
import { en } from './language/en.ts';
import { es } from './language/es.ts';

export const languages = [en, de, es] as const;

const ascii = /^[\p{ASCII}]*$/u;
/** `S.T.O.O.L.` */
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}){2,}(?![\p{L}\p{N}])\.?/gu;

/** `foldText`, with joined initials. */
export function foldWords(text: string): string {
  const small = foldText(text).replace(/[ʼʹʻ]/g, "'");
  return small.includes('.') ? small.replace(INITIALS, (letters) => letters.replaceAll('.', '')) : small;
}

/** Lower case, no accents; some are empty. */
export function splitWords(text: string): string[] {
  const small = foldWords(text);
  return small.split(ascii.test(small) ? /[^a-z0-9]+/ : /[^\p{L}\p{N}]+/u);
}

/** `O'Brien`, `T-leg` */
const JOINED = /[\p{L}\p{N}]+(?:['’‘′`´‐‑-][\p{L}\p{N}]+)+/gu;

/** Words also written as one: `obrien`, `tleg`. */
export const readJoined = (text: string): string[] =>
  (foldWords(text).match(JOINED) ?? []).map((word) => plainWord(word.replace(/[^\p{L}\p{N}]/gu, '')));

/** Splits a list of `language/`. */
export const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

const empty = new Set(languages.flatMap((language) => splitWords(language.empty)));

const LONGEST_WORD = 40;

/** Drops the plural s of English and Spanish, for listings and searches alike. */
function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

const FIRST_NUMBER = 2;

/** `Wohnzimmertische`, `Freischwingerstühle` */
const GERMAN_NOUN = /^\p{Lu}\p{Ll}*(?:tisch|stuhl|schrank|regal|bank|bett|sekretär)$/u;

const spelledOut = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue' }));
/** `gruen` for `grün` */
const spellOut = (text: string) =>
  foldText(text.toLowerCase().replace(/[äöü]/g, (letter) => spelledOut.get(letter) ?? ''));

function collectForms(): Map<string, string> {
  const forms = new Map<string, string>();
  const named = new Set<string>();
  /** @param written with umlauts */
  const add = (written: string, plain: string) => {
    for (const form of [foldText(written), spellOut(written)]) forms.set(form, plain);
  };
  for (const { inflect, numbers, ...language } of languages) {
    const { kinds, features, colours, materials, materialGroups, styles, extents, ages, praise } = language;
    const tables = [kinds, features, colours, materials, materialGroups, styles, extents, ages];
    const names = [...tables.flatMap((table) => Object.values(table)), praise].flatMap(namesIn);
    for (const name of names) for (const word of splitWords(name)) named.add(word);
    for (const word of names.flatMap((name) => name.split(' ')).filter((word) => /[äöü]/i.test(word)))
      forms.set(spellOut(word), singular(foldText(word)));
    // German nouns are capitalized, and only get an n: `Stühlen`.
    const nouns = names.filter((name) => /^\p{Lu}\p{Ll}+(?:e|el|er)$/u.test(name));
    for (const noun of nouns) add(`${noun}n`, singular(foldText(noun)));
    for (const noun of names.filter((name) => GERMAN_NOUN.test(name)))
      for (const ending of noun.endsWith('bett') ? ['en'] : ['e', 'en']) add(noun + ending, singular(foldText(noun)));
    const adjectives = names.filter((name) => /^\p{Ll}+$/u.test(name));
    for (const name of adjectives)
      for (const form of inflect?.(name.toLowerCase()) ?? []) add(form, singular(foldText(name)));
    for (const [i, words] of namesIn(numbers).entries())
      for (const word of words.split('/')) forms.set(foldText(word), String(i + FIRST_NUMBER));
  }
  // A name is never an inflected form.
  for (const word of named) if (!/^\d/.test(forms.get(word) ?? '')) forms.delete(word);
  return forms;
}
const forms = collectForms();

/** Empty for a stop word. */
export function plainWord(word: string): string {
  if (empty.has(word)) return '';
  return forms.get(word) ?? singular(word.slice(0, LONGEST_WORD));
}

const plainWordOnce = readOnce(plainWord, 100_000);

/** Returns base forms in order, without stop words. */
export const readWords = (text: string): string[] =>
  splitWords(text)
    .map(plainWordOnce)
    .filter((word) => word !== '');
