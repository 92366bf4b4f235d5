import { readTokens, type Token } from './number-tokens.ts';
import { isAmbiguous } from './number-words.ts';
import { CERTAIN, isOtherNumber } from './other-numbers.ts';
import type { Part } from './part.ts';
import { withDigits, withoutQuotes } from './plain-digits.ts';

/** With so many digits, its groups or the words before it decide. */
const LIKELY = 7;
/** With an extension. */
const LONGEST = 20;

/**
 * Finds telephone numbers, also with letters for digits (`0l71`) and in words (`oh one seven one`).
 *
 *     Call 0171 234 56 78, 120 x 80 cm  →  0171 234 56 78
 */
export function findPhones(text: string): Part[] {
  const plain = withoutQuotes(text);
  const folded = withDigits(plain);
  return [...findWritten(plain), ...(folded ? findWritten(folded).filter((part) => isCertain(folded, part)) : [])];
}

const isCertain = (text: string, [from, to]: Part) =>
  text.slice(from, to).replace(/[^0-9oOlIi]/g, '').length >= CERTAIN;

const findWritten = (text: string): Part[] => [
  ...groupTokens(readTokens(text), text).flatMap((group): Part[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last || !isPhone(group, { first, last, text })) return [];
    const opening = /[+(]\s*$/.exec(text.slice(0, first.from))?.[0].length ?? 0;
    return [[first.from - opening, last.to]];
  }),
  ...[...text.matchAll(equalGaps)].map((match): Part => [match.index, match.index + match[0].length]),
];

/** After an `x` only `0142`, since `750x800x1950` are sizes. */
const equalGaps =
  /(?<![\p{L}\p{N}])["'(]?\d{3}(\s?[^\p{L}\p{N}\s.\-–—/()+*_|~·•:;,$€£%×⨯✕✖]{1,4}\s?|[\s,]+(?:and\s+)?(?:then|space|followed\s+by|dann|luego|leerzeichen|espacio)\s+|\s?x\s?(?=\d{3}\s?x\s?0))\d{3}\1\d{4}(?!\p{N})["')]?/giu;

function groupTokens(tokens: readonly Token[], text: string): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && mayContinue(text.slice(before.to, token.from)) && !isSize(before, text)) group.push(token);
    else groups.push([token]);
  }
  return groups.flatMap((group) => splitAtAmbiguous(group, text));
}

const withinNumber =
  /^(?:[\s.\-–—/()+*_|~·•:;,\u200B]|[[\]{}<>]|(?:double|doppel|doble|triple|dash|minus|hyphen|dot|strich|punkt|gui[oó]n|punto)\b){0,8}$/iu;
/** `160 x 200, 99022538` */
const isSize = ({ from, digits }: Token, text: string): boolean =>
  /^[1-9]\d{0,3}$/.test(digits) &&
  /\d\s?(?:cm|mm|m|in|"|″)?\s?[x×⨯✕✖]\s?$/iu.test(text.slice(Math.max(0, from - 9), from));
const emptyLine = /\n\s*\n/;
const mayContinue = (gap: string) => withinNumber.test(gap) && !emptyLine.test(gap);

/** A word such as `um` is a digit only among words. */
function splitAtAmbiguous(group: readonly Token[], text: string): Token[][] {
  if (group.every(({ isWord }) => isWord)) return [[...group]];
  const parts: Token[][] = [[]];
  for (const token of group)
    if (isAmbiguous(text.slice(token.from, token.to))) parts.push([]);
    else parts.at(-1)?.push(token);
  return parts;
}

function isPhone(group: readonly Token[], { first, last, text }: { first: Token; last: Token; text: string }): boolean {
  const { length } = group.map(({ digits }) => digits).join('');
  if (length < LIKELY) return false;
  const written = text.slice(first.from, last.to);
  if (group.every(({ isWord }) => isWord)) return isPhoneInWords(group, { length, written });
  const before = text.slice(Math.max(0, first.from - 30), first.from);
  const after = text.slice(last.to, last.to + 30);
  if (isOtherNumber(written, { before, after })) return false;
  if (length > LONGEST) return holdsPhone(group) || isCalled(before);
  return (
    length >= CERTAIN ||
    hasUsualGroups(group, written) ||
    isLocalInWords(group, written) ||
    isCalled(before) ||
    callsAfter.test(after)
  );
}

/** Words of two digits and commas are rather sizes and amounts. */
const isPhoneInWords = (group: readonly Token[], { length, written }: { length: number; written: string }) =>
  group.every(({ isTwoDigits }) => !isTwoDigits) || (length >= CERTAIN && !/[,;]/.test(written));

/** Longer rows may hold a number twice, or after others; rows of sizes hold none. */
function holdsPhone(group: readonly Token[]): boolean {
  const lengths = group.map(({ digits }) => Math.min(digits.length, 9)).join('');
  return group.some(({ digits }) => digits.length >= LIKELY || /^0\d\d/.test(digits)) || /334|1{7}/.test(lengths);
}

/** `555 0134`; eight digits alone are of Ikea. */
function hasUsualGroups(group: readonly Token[], written: string): boolean {
  const lengths = group.map(({ digits }) => digits.length).join(' ');
  return /^(?:7|3 4|4 4|4 3|2 5|3 5|2 6|1 3 4|1(?: 1)+)$/.test(lengths) && !/[,:;]|\s\/\s/.test(written);
}

/** `555 zero 142`, `five55 0142`: three digits and four, in part in words. */
function isLocalInWords(group: readonly Token[], written: string): boolean {
  const ends = group.map((_, n) => group.slice(0, n + 1).flatMap(({ digits }) => [...digits]).length);
  return group.some(({ isWord }) => isWord) && ends.at(-1) === LIKELY && ends.includes(3) && !/[,:;]/.test(written);
}

const asksToCall =
  /(?:call|phone|tel\.?|text|whats\s?app|mobile|cell|n[uú]mero?|number|reach|ruf\p{L}*|handy|nummer|telefon\p{L}*|llam\p{L}*|ll[aá]m[ae](?:me|nos)|móvil|movil|teléfono)(?:\W+(?:me|us|is|at|on|an|mich|uns|sie|doch|bitte|please|back|under|unter|ist|es|al))*\W*$/iu;
const callsAfter = /^\W{0,4}(?:call|ruf|anruf|llam|text|sms|whats|wasap|is my (?:phone|number|cell)|ist mein)/iu;

const isCalled = (before: string): boolean => /(?:\+|\b00)\s*$/.test(before) || asksToCall.test(before);
