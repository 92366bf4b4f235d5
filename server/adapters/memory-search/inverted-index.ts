import { add, addAll, type Bitmap, emptyBitmap, has, sizeOf, subtract, widen } from './bitmap.ts';

const FIRST_BYTES = 8;
const MOST_BYTES = 5;
const FEW = 512;
/** One listing in this many: then a bitset is used. */
const SPARSE = 32;

/** Distances may be negative: numbers of listings that are gone are used again. The lowest bit is the sign. */
const signed = (distance: number) => (distance << 1) ^ (distance >> 31);
const unsigned = (code: number) => (code >>> 1) ^ -(code & 1);

/** Numbers, delta-encoded with seven bits per byte to save memory; frequent words use a faster bitset. */
export class InvertedIndex {
  #bytes = new Uint8Array(FIRST_BYTES);
  #used = 0;
  #last = -1;
  #highest = 0;
  #set: Bitmap | undefined;
  count = 0;

  /** The same number twice in a row counts once. */
  push(n: number): void {
    if (n === this.#last) return;
    this.count += 1;
    if (n > this.#highest) this.#highest = n;
    if (this.#set) {
      this.#last = n;
      if (n >>> 5 >= this.#set.length) this.#set = widen(this.#set, 2 * n);
      add(this.#set, n);
      return;
    }
    if (this.#used + MOST_BYTES > this.#bytes.length) {
      const wider = new Uint8Array(this.#bytes.length * 2);
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    this.#write(n);
    if (this.count >= FEW && SPARSE * this.#used > this.#highest) this.#becomeSet();
  }

  addTo(bits: Bitmap): void {
    if (this.#set) addAll(bits, this.#set);
    else this.#read((n) => add(bits, n));
  }

  /** Gives back the memory that it needs no longer. */
  drop(gone: Bitmap): void {
    if (this.#set) this.#dropFromSet(this.#set, gone);
    else this.#dropFromBytes(gone);
  }

  #dropFromSet(set: Bitmap, gone: Bitmap): void {
    subtract(set, gone);
    this.count = sizeOf(set);
    if (has(gone, this.#last)) this.#last = -1;
    if (SPARSE * this.count > this.#highest) return;
    const kept = new InvertedIndex();
    for (let w = 0; w < set.length; w++)
      for (let word = set[w] as number; word !== 0; word &= word - 1)
        kept.push((w << 5) + 31 - Math.clz32(word & -word));
    if (kept.#set) return;
    this.#set = undefined;
    this.#bytes = kept.#bytes.slice(0, kept.#used + MOST_BYTES);
    [this.#used, this.#last, this.#highest] = [kept.#used, kept.#last, kept.#highest];
  }

  #dropFromBytes(gone: Bitmap): void {
    let hasGone = false;
    this.#read((n) => {
      hasGone ||= has(gone, n);
    });
    if (!hasGone) return;
    const kept: number[] = [];
    this.#read((n) => {
      if (!has(gone, n)) kept.push(n);
    });
    [this.#used, this.#last, this.count] = [0, -1, kept.length];
    // The sum of two distances needs no more bytes than both.
    for (const n of kept) this.#write(n);
    if (2 * this.#used + MOST_BYTES < this.#bytes.length) this.#bytes = this.#bytes.slice(0, this.#used + MOST_BYTES);
  }

  #becomeSet(): void {
    const set = emptyBitmap(2 * this.#highest);
    this.#read((n) => add(set, n));
    this.#set = set;
    this.#bytes = new Uint8Array(0);
  }

  #write(n: number): void {
    let code = signed(n - this.#last);
    for (; code > 0x7f; code >>>= 7) this.#bytes[this.#used++] = (code & 0x7f) | 0x80;
    this.#bytes[this.#used++] = code;
    this.#last = n;
  }

  #read(take: (n: number) => void): void {
    let n = -1;
    let code = 0;
    let shift = 0;
    for (let i = 0; i < this.#used; i++) {
      const byte = this.#bytes[i] as number;
      code |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte > 0x7f) continue;
      n += unsigned(code);
      take(n);
      code = 0;
      shift = 0;
    }
  }
}
