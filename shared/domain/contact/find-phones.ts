import { lookUp } from '../look-up.ts';
import { HAN_DIGITS, isAmbiguous, readNumberWord } from './number-words.ts';
import type { Part } from './part.ts';

const repeats: Readonly<Record<string, number>> = { double: 2, doppel: 2, doble: 2, triple: 3 };

/** Minimum digits of a phone number, and of a likely one. */
const CERTAIN = 9;
const LIKELY = 7;
/** Digits of one number, with an extension. */
const LONGEST = 20;

type Token = {
  from: number;
  to: number;
  digits: string;
  isWord: boolean;
  /** A word for two digits. */
  isLarge: boolean;
  /** A digit may follow a ten. */
  isOpen: boolean;
};

/** Also finds letters for digits, and words. */
export function findPhones(text: string): Part[] {
  return runsOf(tokensOf(text), text).flatMap((run): Part[] => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || !isPhone(run, text)) return [];
    const opening = /[+(]\s*$/.exec(text.slice(0, first.from))?.[0].length ?? 0;
    return [[first.from - opening, last.to]];
  });
}

const words = new RegExp(`[oOlIi]*[0-9][0-9oOlIi]*|[${HAN_DIGITS}]|(?:(?![${HAN_DIGITS}])\\p{L})+`, 'gu');

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let repeat = 1;
  for (const match of text.matchAll(words)) {
    const [word] = match;
    const from = match.index;
    const to = from + word.length;
    const last = tokens.at(-1);
    const number = /[0-9]/.test(word) ? undefined : readNumberWord(word);
    if (/[0-9]/.test(word)) {
      const digits = word.replace(/[oO]/g, '0').replace(/[lIi]/g, '1').repeat(repeat);
      tokens.push({ from, to, digits, isWord: false, isLarge: false, isOpen: false });
    } else if (number && last?.isOpen && !number.isLarge && afterTen.test(text.slice(last.to, from)))
      Object.assign(last, { to, digits: last.digits.charAt(0) + number.digits, isOpen: false });
    else if (number)
      tokens.push({
        from,
        to,
        digits: number.digits.repeat(repeat),
        isWord: true,
        isLarge: number.isLarge,
        isOpen: number.open === true,
      });
    repeat = lookUp(repeats, word.toLowerCase()) ?? 1;
  }
  return tokens;
}

/** Between a ten and its digit: `thirty four`, `thirty-four`, `treinta y cuatro`. */
const afterTen = /^(?:\s+y)?[\s-]+$/i;

const between = /^(?:[\s.\-–—/()+*_|~·•:;,\u200B]|\[|\]|(?:double|doppel|doble|triple)\b){0,8}$/iu;

function runsOf(tokens: readonly Token[], text: string): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && between.test(text.slice(last.to, token.from)) && !isListBreak(text.slice(last.to, token.from)))
      run.push(token);
    else runs.push([token]);
  }
  return runs.flatMap((run) => splitAmbiguous(run, text));
}

function splitAmbiguous(run: readonly Token[], text: string): Token[][] {
  if (run.every(({ isWord }) => isWord)) return [[...run]];
  const parts: Token[][] = [[]];
  for (const token of run)
    if (isAmbiguous(text.slice(token.from, token.to))) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts;
}

/** An empty line ends a number. */
const isListBreak = (gap: string) => /\n\s*\n/.test(gap);

function isPhone(run: readonly Token[], text: string): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  const digits = run.map((token) => token.digits).join('');
  if (digits.length < LIKELY) return false;
  const written = text.slice(first.from, last.to);
  // Sizes and amounts are written in words for two digits too, a telephone number rarely with commas.
  if (run.every(({ isWord }) => isWord))
    return run.every(({ isLarge }) => !isLarge) || (digits.length >= CERTAIN && !/[,;]/.test(written));
  const before = text.slice(Math.max(0, first.from - 24), first.from);
  const after = text.slice(last.to, last.to + 12);
  if (isOtherNumber(written, before, after)) return false;
  if (digits.length > LONGEST) return hasPhone(run) || isCalled(before);
  if (digits.length >= CERTAIN) return true;
  const shape = run.map((token) => token.digits.length).join(' ');
  const isUsualShape = /^(?:7|8|3 4|4 4|4 3|2 5|3 5|2 6|3 2 2|1 3 4|1(?: 1)+)$/.test(shape) && !/[,:;]/.test(written);
  return isUsualShape || isCalled(before);
}

const isCalled = (before: string): boolean => /(?:\+|\b00)\s*$/.test(before) || asksToCall.test(before);

/** A longer row may hold a telephone number twice, or after others. A row of sizes has none. */
function hasPhone(run: readonly Token[]): boolean {
  const shape = run.map((token) => Math.min(token.digits.length, 9)).join('');
  return run.some(({ digits }) => digits.length >= LIKELY || /^0\d\d/.test(digits)) || /334|1{7}/.test(shape);
}

const asksToCall =
  /(?:call|phone|tel\.?|text|whats\s?app|mobile|cell|number|reach|ruf\p{L}*|handy|nummer|telefon\p{L}*|llam\p{L}*|móvil|movil|teléfono)\W*(?:me|us|is|at|on|an|mich|unter|al|me al|:)?\W*$/iu;

const date = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})$/;
const dates =
  /^(?:(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?:[\s,;–—-]+|\s+\d{1,2}[:.]\d{2}\s*)*)+$/;
/** `28, 2026, 10:30 - 12:30` after the name of a month. */
const restOfDate = /^\d{1,2}[\s,]+(?:19|20)\d{2}(?:[\s,]+\d{1,2}[:.]\d{2}(?:\s*[–—-]\s*\d{1,2}[:.]\d{2})?)?$/;
const month = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s*$/iu;
const times = /^(?:\d{1,2}[:.]\d{2})(?:[\s,;–—-]+\d{1,2}[:.]\d{2})+$/;
const years = /^(?:1[89]|20)\d{2}(?:\s*[,./–—-]\s*(?:1[89]|20)\d{2})+$/;
/** `203.885.52`: an article number, common on furniture. */
const article = /^\d{3}\.\d{3}\.\d{2}$/;
/** `1,250,000.00` and `1.250.000,00`; `612.345.678` would be more than any price. */
const amount = /^(?:\d{1,3}[.,]\d{3}|\d{1,2}([.,])\d{3}(?:\1\d{3})+)(?:[.,]\d{1,2})?$/;
/** `120, 80, 75` and `120 - 140, 80`: sizes. */
const sizes = /^\d{1,3}(?:[.,]\d)?(?:\s*[,;/–—-]\s*\d{1,3}(?:[.,]\d)?)+$/;
const unit = /^\s*(?:cm|mm|m\b|in\b|inch|inches|"|″|'|kg|lb|lbs|km|€|\$|eur|usd|euro|dollar|zoll|°)/i;

/** A number that can be called is hidden anyway. */
const label =
  /(?:ean|isbn|gtin|upc|sku|article|artikel|artículo|item|order|serial|model|modell|modelo)\W*(?:no|nr|number)?\W*$/iu;

function isOtherNumber(written: string, before: string, after: string): boolean {
  if (date.test(written) || dates.test(written) || times.test(written) || years.test(written)) return true;
  if (restOfDate.test(written) && month.test(before)) return true;
  if (article.test(written) || amount.test(written)) return true;
  if (unit.test(after) && (sizes.test(written) || /^\d{1,3}(?:\s+\d{1,3})+$/.test(written))) return true;
  if (sizes.test(written) && !/^\d{3}[-/]\d{3}[-/]\d{3,}$/.test(written) && /[,;]/.test(written)) return true;
  const count = written.replace(/\D/g, '').length;
  if ((count < CERTAIN || count >= 13) && label.test(before)) return true;
  return /[$€£]\s*$/.test(before) && !/\s/.test(written);
}
