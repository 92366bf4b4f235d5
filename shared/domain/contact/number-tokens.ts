import { lookUp } from '../look-up.ts';
import { HAN_DIGITS, readDigitsTogether, readNumberWord } from './number-words.ts';

/** Digits written together, or a word. */
export type Token = {
  from: number;
  to: number;
  digits: string;
  isWord: boolean;
  /** A word such as `thirty`. */
  isTwoDigits: boolean;
  /** A digit may follow, as in `thirty four`. */
  isOpen: boolean;
};

const repeats: Readonly<Record<string, number>> = { double: 2, doppel: 2, doble: 2, triple: 3 };

/** Digits, also with letters that look like them (not `0one`); one Chinese digit; or a word. */
const tokenOrWord = new RegExp(
  `[oOlIi]*[0-9](?:[0-9oOlIi]*(?!\\p{L})|[0-9]*)|[${HAN_DIGITS}]|(?:(?![${HAN_DIGITS}])\\p{L})+`,
  'gu',
);

/** Reads the numbers of a text without its other words. Call O171, thirty-four double seven  →  0171  34  77 */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let repeat = 1;
  for (const match of text.matchAll(tokenOrWord)) {
    const [word] = match;
    const place = { from: match.index, to: match.index + word.length };
    const isDigits = /[0-9]/.test(word);
    const together = isDigits ? '' : readDigitsTogether(word);
    const number = isDigits || together ? undefined : readNumberWord(word);
    const before = tokens.at(-1);
    if (isDigits || together) {
      const digits = (together || readDigits(word)).repeat(repeat);
      tokens.push({ ...place, digits, isWord: !isDigits, isTwoDigits: false, isOpen: false });
    } else if (number && before && completesTen(before, number, text.slice(before.to, place.from))) {
      tokens.pop();
      tokens.push({ ...before, to: place.to, digits: before.digits.charAt(0) + number.digits, isOpen: false });
    } else if (number) {
      const digits = number.digits.repeat(repeat);
      tokens.push({ ...place, digits, isWord: true, isTwoDigits: number.isLarge, isOpen: number.open === true });
    }
    repeat = lookUp(repeats, word.toLowerCase()) ?? 1;
  }
  return tokens;
}

const readDigits = (word: string) => word.replace(/[oO]/g, '0').replace(/[lIi]/g, '1');

const betweenTenAndDigit = /^(?:\s+y)?[\s-]+$/i;

/** `thirty four`, `thirty-four`, `treinta y cuatro` */
const completesTen = (ten: Token, digit: { isLarge: boolean }, gap: string) =>
  ten.isOpen && !digit.isLarge && betweenTenAndDigit.test(gap);
