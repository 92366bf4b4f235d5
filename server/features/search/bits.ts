/** A set of small numbers, a bit each: who combines sets of a million combines 31,250 words. */
export type Bits = Uint32Array;

/** An empty set that can hold the numbers below `size`. */
export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

/** A copy of a set with room for the numbers below `size`. */
export function widen(bits: Bits, size: number): Bits {
  const wider = noBits(size);
  wider.set(bits);
  return wider;
}

/** Puts a number into a set. */
export function add(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] ?? 0) | (1 << (n & 31));
}

/** Takes a number out of a set. */
export function take(bits: Bits, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] ?? 0) & ~(1 << (n & 31));
}

/** Whether a set holds a number. */
export const has = (bits: Bits, n: number): boolean => ((bits[n >>> 5] ?? 0) & (1 << (n & 31))) !== 0;

/** Keeps in the first set only what is in the second as well. */
export function keepCommon(into: Bits, other: Bits): void {
  for (let w = 0; w < into.length; w++) into[w] = (into[w] ?? 0) & (other[w] ?? 0);
}

/** Adds to the first set all that is in the second. */
export function addAll(into: Bits, other: Bits): void {
  for (let w = 0; w < into.length; w++) into[w] = (into[w] ?? 0) | (other[w] ?? 0);
}

/** How many of 32 bits are set. */
function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many numbers a set holds. */
export function sizeOf(bits: Bits): number {
  let sum = 0;
  for (let w = 0; w < bits.length; w++) sum += ones(bits[w] ?? 0);
  return sum;
}

/** Where a set has anything at all: what is found is often few, and then most of it need not be looked at. */
export function placesOf(bits: Bits): Uint32Array {
  const places = new Uint32Array(bits.length);
  let count = 0;
  for (let w = 0; w < bits.length; w++) if (bits[w] !== 0) places[count++] = w;
  return places.subarray(0, count);
}

/**
 * How many numbers two sets have in common.
 * @param places those of the first set
 */
export function sizeOfCommon(bits: Bits, places: Uint32Array, other: Bits): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) {
    const w = places[i] ?? 0;
    const common = (bits[w] ?? 0) & (other[w] ?? 0);
    if (common !== 0) sum += ones(common);
  }
  return sum;
}

/** Tells each number of a set, the highest first. */
export function eachDown(bits: Bits, tell: (n: number) => void): void {
  for (let w = bits.length - 1; w >= 0; w--) {
    let word = bits[w] ?? 0;
    while (word !== 0) {
      const high = 31 - Math.clz32(word);
      tell((w << 5) + high);
      word &= ~(1 << high);
    }
  }
}
