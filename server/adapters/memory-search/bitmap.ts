/** `as number` avoids checks that would double the time of these loops. */
export type Bitmap = Uint32Array;

/** Numbers are below `size`. */
export const emptyBitmap = (size: number): Bitmap => new Uint32Array((size + 31) >>> 5);

/** A copy for numbers below `size`. */
export function widen(bits: Bitmap, size: number): Bitmap {
  const wider = emptyBitmap(size);
  wider.set(bits);
  return wider;
}

export function add(bits: Bitmap, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) | (1 << (n & 31));
}

export function remove(bits: Bitmap, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) & ~(1 << (n & 31));
}

export const has = (bits: Bitmap, n: number): boolean => ((bits[n >>> 5] as number) & (1 << (n & 31))) !== 0;

/** `other` may be shorter. */
export function intersect(into: Bitmap, other: Bitmap): void {
  const words = Math.min(into.length, other.length);
  for (let w = 0; w < words; w++) into[w] = (into[w] as number) & (other[w] as number);
  if (words < into.length) into.fill(0, words);
}

/** Intersects `from` with `other`. @returns the removed numbers */
export function split(from: Bitmap, other: Bitmap): Bitmap {
  const rest = new Uint32Array(from.length);
  for (let w = 0; w < from.length; w++) {
    const word = from[w] as number;
    rest[w] = word & ~(other[w] as number);
    from[w] = word & (other[w] as number);
  }
  return rest;
}

/** `other` may be shorter. */
export function subtract(into: Bitmap, other: Bitmap): void {
  const words = Math.min(into.length, other.length);
  for (let w = 0; w < words; w++) into[w] = (into[w] as number) & ~(other[w] as number);
}

/** `other` may be shorter or longer. */
export function addAll(into: Bitmap, other: Bitmap): void {
  const words = Math.min(into.length, other.length);
  for (let w = 0; w < words; w++) into[w] = (into[w] as number) | (other[w] as number);
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function sizeOf(bits: Bitmap): number {
  let sum = 0;
  for (let w = 0; w < bits.length; w++) sum += ones(bits[w] as number);
  return sum;
}

/** Leaves values from `low` to `high`, non-negative integers; branch-free for speed. */
export function filterByRange(bits: Bitmap, column: Int32Array | Uint16Array, low: number, high: number): void {
  for (let w = 0; w < bits.length; w++) {
    let left = bits[w] as number;
    for (let word = left; word !== 0; word &= word - 1) {
      const bit = word & -word;
      const value = column[(w << 5) + 31 - Math.clz32(bit)] as number;
      left &= ~(bit & (((value - low) | (high - value)) >> 31));
    }
    bits[w] = left;
  }
}

export function filterBy(bits: Bitmap, passes: (n: number) => boolean): void {
  for (let w = 0; w < bits.length; w++) {
    let left = bits[w] as number;
    for (let word = left; word !== 0; word &= word - 1) {
      if (!passes((w << 5) + 31 - Math.clz32(word & -word))) left &= ~(word & -word);
    }
    bits[w] = left;
  }
}

/** Leaves numbers whose 64 bits in two columns contain a mask. */
export function filterByMask(
  bits: Bitmap,
  [low, high]: readonly [Int32Array, Int32Array],
  mask: readonly [number, number],
) {
  const [lowMask, highMask] = mask;
  for (let w = 0; w < bits.length; w++) {
    let left = bits[w] as number;
    for (let word = left; word !== 0; word &= word - 1) {
      const n = (w << 5) + 31 - Math.clz32(word & -word);
      if (((low[n] as number) & lowMask) !== lowMask || ((high[n] as number) & highMask) !== highMask)
        left &= ~(word & -word);
    }
    bits[w] = left;
  }
}

/** Either may be shorter. */
export function meets(one: Bitmap, other: Bitmap): boolean {
  const words = Math.min(one.length, other.length);
  for (let w = 0; w < words; w++) if (((one[w] as number) & (other[w] as number)) !== 0) return true;
  return false;
}
