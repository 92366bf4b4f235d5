import { findPhones } from './find-phones.ts';
import type { Part } from './part.ts';

/** Digits of a number in pieces: ten, or nine with a piece that is too long for a price or a zip code. */
const CERTAIN = 10;
const LONG_PIECE = 6;

/**
 * Finds telephone numbers over several messages, each on a line. Prices and sizes in a row are none, nor does somebody who counts
 * write one: `1250`, then `1200`; `17`, then `18`.
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

/** Of a similar height, and without a zero at the beginning. */
function arePrices(pieces: readonly string[]): boolean {
  const prices = pieces.map(Number);
  return pieces.every((piece) => /^[1-9]\d{1,4}$/.test(piece)) && Math.max(...prices) <= 2 * Math.min(...prices);
}

/** As somebody counts with zeros before: `0017`, then `0018`. */
function areCounted(pieces: readonly string[]): boolean {
  const numbers = pieces.map(Number);
  const isAlike = new Set(pieces.map(({ length }) => length)).size === 1 && new Set(pieces).size === pieces.length;
  return isAlike && Math.max(...numbers) - Math.min(...numbers) <= 4 * pieces.length;
}

/** Digits as in a number, not in a count: `0142`, or single digits of which some repeat. */
const areParts = (pieces: readonly string[]): boolean =>
  pieces.some((piece) => /^0\d/.test(piece)) ||
  (pieces.every(({ length }) => length === 1) && new Set(pieces).size < pieces.length);
