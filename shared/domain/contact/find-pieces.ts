import { findPhones } from './find-phones.ts';
import type { Part } from './part.ts';

/** Digits of a number in pieces: ten, or nine with a piece that is too long for a price or a zip code. */
const CERTAIN = 10;
const LONG_PIECE = 6;

/** Finds numbers over several messages, each on a line. Prices and sizes in a row are none: `1250`, then `1200`. */
export const findPieces = (text: string): Part[] =>
  findPhones(text).filter(([from, to]) => isNumber(text.slice(from, to)));

function isNumber(written: string): boolean {
  const pieces = written.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (pieces.some((piece) => /\p{L}{2,}/u.test(piece))) return true;
  if (arePrices(pieces) || areCounted(pieces) || (/[,;]/.test(written) && pieces.every(({ length }) => length <= 3)))
    return false;
  const digits = pieces.join('').length;
  return digits >= CERTAIN || (digits === CERTAIN - 1 && pieces.some(({ length }) => length >= LONG_PIECE));
}

/** Of a similar height, and without a zero at the beginning. */
function arePrices(pieces: readonly string[]): boolean {
  const prices = pieces.map(Number);
  return pieces.every((piece) => /^[1-9]\d{1,3}$/.test(piece)) && Math.max(...prices) <= 2 * Math.min(...prices);
}

/** As somebody counts, in any order: `1`, `3`, `2`. */
function areCounted(pieces: readonly string[]): boolean {
  const numbers = pieces.map(Number);
  const isApart = new Set(pieces).size === pieces.length && pieces.every((piece) => /^(?:0|[1-9]\d*)$/.test(piece));
  return isApart && Math.max(...numbers) - Math.min(...numbers) <= 2 * pieces.length;
}
