import type { Part } from './part.ts';

const at = String.raw`(?:\s*@\s*|\s*[([{<]\s*(?:@|at|ät|arroba|a)\s*[)\]}>]\s*|\s*["'|/\\]\s*(?:@|at|ät|arroba)\s*["'|/\\]\s*|\s+(?:at|ät|arroba|klammeraffe)\s+|\s*[-_*]+(?:at|ät|arroba)[-_*]+\s*)`;
/** A sentence may go on after a full stop and a space: `at once. me and my brother`. */
const dot = String.raw`(?:[.,]|\s[.,]\s?|[.,]\s(?=(?:com|net|org)(?![\p{L}\p{N}]))|\s*[([{<]\s*(?:\.|dot|punkt|punto|point|d|p)\s*[)\]}>]\s*|\s*["'|/\\]\s*(?:\.|dot|punkt|punto|point)\s*["'|/\\]\s*|\s+(?:dot|punkt|punto|point)\s+|\s*[-_*]+(?:dot|punkt|punto)[-_*]+\s*)`;
/** From the beginning of a word: a long one without an end would be tried from each of its letters. */
const name = String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\p{L}\p{N}._%+\u200B-]|\s*[([{]\s*(?:dot|punkt|punto)\s*[)\]}]\s*){0,60}`;
const ending =
  '(?:com|net|org|de|es|eu|io|co|me|uk|fr|it|at|ch|nl|be|us|ca|info|biz|edu|mx|ar|cl|pl|pt|se|dk|no|fi|ie|au|nz|jp|email|mail|app|dev|online|shop|store|site|club|live|gmx)';
const provider = String.raw`(?:g\s?mail|googlemail|hotmail|yahoo|outlook|icloud|gmx|aol|proton(?:mail)?|web|live|msn|t-online|posteo|mail|fastmail|yandex|zoho)`;

const whole = new RegExp(
  String.raw`${name}${at}(?:[\p{L}\p{N}\u200B-]+${dot})+${ending}(?![\p{L}\p{N}])(?:\s?\.\s?(?:uk|mx|ar|au|br))?`,
  'giu',
);
/** `jane at gmail`: naming the provider is enough. */
const withProvider = new RegExp(String.raw`${name}${at}${provider}(?![\p{L}\p{N}])`, 'giu');
/** `jane@`, `j a n e @ x y . com`: an at sign in a word is enough. */
const bare = /(?<![\p{L}\p{N}._%+\u200B-])[\p{L}\p{N}._%+\u200B-]+@[\p{L}\p{N}._\u200B-]+/gu;
const spaced =
  /(?:[\p{L}\p{N}][\s\u200B]){2,}[\p{L}\p{N}]?\s?@\s?(?:[\p{L}\p{N}][\s\u200B]?){2,}(?:\s?\.\s?(?:[\p{L}][\s\u200B]?){2,})?/gu;
/** `j a n e at x y dot c o m` */
const spacedInWords =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}]\s){2,}(?:at|ät|arroba)\s(?:[\p{L}\p{N}]\s){2,}(?:dot|punkt|punto)(?:\s\p{L}(?!\p{L})){2,}/giu;
/** `my gmail is jane.doe`. */
const byProvider =
  /\b(?:gmail|hotmail|outlook|icloud|gmx|protonmail|yahoo)\b(?:\s+(?:is|ist|es|address|adresse|name|account|under|unter))*\s*[:=]?\s*[\p{L}\p{N}]+[._][\p{L}\p{N}._]+/giu;

/** `jane.doe gmail`, `jane doe gmail com`. */
const beforeProvider =
  /(?<![\p{L}\p{N}._])[._]*[\p{L}\p{N}]+[._][\p{L}\p{N}._]+\s+(?:gmail|hotmail|outlook|icloud|gmx|protonmail|yahoo)\b|(?<![\p{L}\p{N}._])[\p{L}\p{N}._]+\s+(?:gmail|hotmail|outlook|icloud|gmx|protonmail|yahoo)\s+(?:com|de|es)\b/giu;

/** Finds addresses, also in spellings that avoid a filter. */
export const findEmails = (text: string): Part[] =>
  [whole, withProvider, bare, spaced, spacedInWords, byProvider, beforeProvider].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Part => [match.index, match.index + match[0].length]),
  );
