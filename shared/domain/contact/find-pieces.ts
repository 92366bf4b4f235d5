import { findPhones } from './find-phones.ts';
import type { Part } from './part.ts';

/** Digits over all pieces: ten, or nine with a piece too long for a price or zip code. */
const CERTAIN = 10;
const LONG_PIECE = 6;

/**
 * Finds telephone numbers over several messages, each on a line. Prices, sizes and counts in a row are none: `1250`,
 * then `1200`; `17`, then `18`.
 */
export const findPieces = (text: string): Part[] =>
  findPhones(text).filter(([from, to]) => isNumber(text.slice(from, to)));

function isNumber(written: string): boolean {
  const pieces = written.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (pieces.some((piece) => /\p{L}{2,}/u.test(piece))) return true;
  if (arePrices(pieces) || areCounted(pieces)) return false;
  if (/[,;]/.test(written) && pieces.every(({ length }) => length <= 3)) return false;
  const digits = pieces.join('').length;
  if (digits === CERTAIN - 1) return pieces.some(({ length }) => length >= LONG_PIECE);
  return digits >= CERTAIN && (areParts(pieces) || /\d[^\S\n]+\d/.test(written));
}

/** Similar, without leading zeros. */
function arePrices(pieces: readonly string[]): boolean {
  const prices = pieces.map(Number);
  return pieces.every((piece) => /^[1-9]\d{1,4}$/.test(piece)) && Math.max(...prices) <= 2 * Math.min(...prices);
}

/** With leading zeros: `0017`, then `0018`. */
function areCounted(pieces: readonly string[]): boolean {
  const numbers = pieces.map(Number);
  const isAlike = new Set(pieces.map(({ length }) => length)).size === 1 && new Set(pieces).size === pieces.length;
  return isAlike && Math.max(...numbers) - Math.min(...numbers) <= 4 * pieces.length;
}

/** Not counted: `0142`, or single digits with repeats. */
const areParts = (pieces: readonly string[]): boolean =>
  pieces.some((piece) => /^0\d/.test(piece)) ||
  (pieces.every(({ length }) => length === 1) && new Set(pieces).size < pieces.length);
