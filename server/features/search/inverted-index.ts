import { add, addAll, type Bitmap, emptyBitmap, widen } from './bitmap.ts';

const FIRST_BYTES = 8;
const FEW = 512;
/** Density threshold of a bitset: one listing in this many. */
const SPARSE = 32;

/** Ascending numbers, delta-encoded with seven bits per byte to save memory; frequent words use a faster bitset. */
export class InvertedIndex {
  #bytes = new Uint8Array(FIRST_BYTES);
  #used = 0;
  #last = -1;
  #set: Bitmap | undefined;
  count = 0;

  /** Adds a number in ascending order; duplicates are ignored. */
  push(n: number): void {
    if (n === this.#last) return;
    this.count += 1;
    if (this.#set) {
      this.#last = n;
      if (n >>> 5 >= this.#set.length) this.#set = widen(this.#set, 2 * n);
      add(this.#set, n);
      return;
    }
    if (this.#used + 5 > this.#bytes.length) {
      const wider = new Uint8Array(this.#bytes.length * 2);
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    let distance = n - this.#last;
    for (; distance > 0x7f; distance >>>= 7) this.#bytes[this.#used++] = (distance & 0x7f) | 0x80;
    this.#bytes[this.#used++] = distance;
    this.#last = n;
    if (this.count >= FEW && SPARSE * this.#used > n) this.#becomeSet();
  }

  #becomeSet(): void {
    const set = emptyBitmap(2 * this.#last);
    this.#unpackTo(set);
    this.#set = set;
    this.#bytes = new Uint8Array(0);
  }

  addTo(bits: Bitmap): void {
    if (this.#set) addAll(bits, this.#set);
    else this.#unpackTo(bits);
  }

  #unpackTo(bits: Bitmap): void {
    let n = -1;
    let distance = 0;
    let shift = 0;
    for (let i = 0; i < this.#used; i++) {
      const byte = this.#bytes[i] as number;
      distance |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte > 0x7f) continue;
      n += distance;
      add(bits, n);
      distance = 0;
      shift = 0;
    }
  }
}
