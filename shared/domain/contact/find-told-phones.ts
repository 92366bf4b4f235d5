import { CERTAIN } from './other-numbers.ts';
import type { Part } from './part.ts';

const then =
  '(?:then|next|after|afterwards|finally|followed|lastly|(?:second|third|last)\\s+part|(?:zweiter|dritter|letzter)\\s+teil|(?:segunda|tercera|[uú]ltima)\\s+parte|dann|danach|anschließend|zuletzt|gefolgt|luego|despu[eé]s|entonces|finalmente|seguido)';
const word = `(?:${then}|and|plus|that|this|by|at|the|end|ends|ending|in|with|last|four|three|digits|are|is|und|auf|am|ende|endet|die|letzten|vier|drei|sind|zum|schluss|von|y|m[aá]s|por|[uú]ltimo|al|final|termina|en|los|[uú]ltimos|cuatro|tres|son|de)`;
const quote = String.raw`"'“”„‟‘’‚«»‹›\x60`;
const gap = String.raw`(?:[${quote})\]}]{0,2}[\s,;:.…–—&+-]{0,4}(?:${word}[\s,;:.…–—-]{1,4}){0,6}[${quote}([{]{0,2})`;
const told = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$€£])\d{2,4}(?:${gap}(?<!\d)\d{2,4}){2,4}(?![\p{L}\p{N}]|[.,]\d|\s?(?:cm|mm|m|in|inch|kg|lb|km|€|\$|eur|euros?|usd|dollars?|zoll)(?![\p{L}]))`,
  'giu',
);
const hasThen = new RegExp(String.raw`(?<!\p{L})${then}(?!\p{L})`, 'iu');

/** Finds numbers whose groups are told one after the other: `'503', '555' and then '0142'`. */
export const findToldPhones = (text: string): Part[] =>
  [...text.matchAll(told)]
    .filter(([found]) => /\p{L}/u.test(found) && isNumber(found.match(/\d+/g) ?? [], found))
    .map((match): Part => [match.index, match.index + match[0].length]);

function isNumber(groups: readonly string[], found: string): boolean {
  const digits = groups.join('').length;
  if (digits < CERTAIN || digits > 12 || groups.every((group) => isTime(group)) || areCounted(groups)) return false;
  const begins = groups.filter((group) => group.startsWith('0'));
  if (begins.some(({ length }) => length > 2)) return true;
  if (begins.length > 0) return hasThen.test(found);
  // Prices are mostly round: `900, then 800 and now 1200`.
  const lengths = groups.map(({ length }) => length).join();
  const isUsual = lengths === '3,3,4' || (lengths === '3,3,3' && /(?:part|parte|teil)(?!\p{L})/iu.test(found));
  return isUsual && hasThen.test(found) && groups.some((group) => !/[05]$|99$/.test(group));
}

const isTime = (group: string) => /^(?:[01]\d|2[0-4])[0-5]\d$/.test(group);

function areCounted(groups: readonly string[]): boolean {
  const numbers = groups.map(Number);
  return Math.max(...numbers) - Math.min(...numbers) <= 4 * groups.length;
}
