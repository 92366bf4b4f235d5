import { findPhones } from './find-phones.ts';
import type { Part } from './part.ts';

/** Digits over all messages: ten, or nine where one part is too long for a price or zip code. */
const CERTAIN = 10;
const LONG_PART = 6;

/**
 * Finds telephone numbers over several messages, each on a line. Prices, sizes and counts in a row are none: `1250`,
 * then `1200`; `17`, then `18`.
 */
export const findSplitPhones = (text: string): Part[] =>
  findPhones(text).filter(([from, to]) => isNumber(text.slice(from, to)));

function isNumber(written: string): boolean {
  const parts = written.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (parts.some((part) => /\p{L}{2,}/u.test(part))) return true;
  if (arePrices(parts) || areCounted(parts)) return false;
  if (/[,;]/.test(written) && parts.every(({ length }) => length <= 3)) return false;
  const digits = parts.join('').length;
  if (digits === CERTAIN - 1) return parts.some(({ length }) => length >= LONG_PART);
  return digits >= CERTAIN && (areOfOneNumber(parts) || /\d[^\S\n]+\d/.test(written));
}

/** Similar, without leading zeros. */
function arePrices(parts: readonly string[]): boolean {
  const prices = parts.map(Number);
  return parts.every((part) => /^[1-9]\d{1,4}$/.test(part)) && Math.max(...prices) <= 2 * Math.min(...prices);
}

/** With leading zeros: `0017`, then `0018`. */
function areCounted(parts: readonly string[]): boolean {
  const numbers = parts.map(Number);
  const isAlike = new Set(parts.map(({ length }) => length)).size === 1 && new Set(parts).size === parts.length;
  return isAlike && Math.max(...numbers) - Math.min(...numbers) <= 4 * parts.length;
}

/** Not counted: `0142`, or single digits with repeats. */
const areOfOneNumber = (parts: readonly string[]): boolean =>
  parts.some((part) => /^0\d/.test(part)) ||
  (parts.every(({ length }) => length === 1) && new Set(parts).size < parts.length);
