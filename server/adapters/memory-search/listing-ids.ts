import { type Bitmap, has } from './bitmap.ts';

const WORDS = 4;
const EMPTY = -1;
const FIRST_SLOTS = 1024;

/** Maps numbers to ids and back, in 16 bytes each. */
export class ListingIds {
  #ids = new Uint32Array(WORDS * FIRST_SLOTS);
  #slots = new Int32Array(FIRST_SLOTS).fill(EMPTY);
  #size = 0;
  #bytes = Buffer.alloc(4 * WORDS);

  /** @returns the id's previous number */
  set(n: number, id: string): number | undefined {
    if ((n + 1) * WORDS > this.#ids.length) {
      const wider = new Uint32Array(this.#ids.length * 2);
      wider.set(this.#ids);
      this.#ids = wider;
    }
    this.#bytes.write(id.replaceAll('-', ''), 'hex');
    for (let w = 0; w < WORDS; w++) this.#ids[n * WORDS + w] = this.#bytes.readUInt32BE(4 * w);
    if (2 * this.#size >= this.#slots.length) this.#rehash(2 * this.#slots.length, () => true);
    const slot = this.#slotOf(n);
    const earlier = this.#slots[slot] ?? EMPTY;
    this.#slots[slot] = n;
    if (earlier !== EMPTY) return earlier;
    this.#size += 1;
    return undefined;
  }

  find(id: string): number | undefined {
    this.#bytes.write(id.replaceAll('-', ''), 'hex');
    const wanted = Array.from({ length: WORDS }, (_, w) => this.#bytes.readUInt32BE(4 * w));
    const mask = this.#slots.length - 1;
    for (let slot = (wanted[WORDS - 1] ?? 0) & mask; ; slot = (slot + 1) & mask) {
      const n = this.#slots[slot] ?? EMPTY;
      if (n === EMPTY) return undefined;
      if (wanted.every((word, w) => this.#ids[n * WORDS + w] === word)) return n;
    }
  }

  at(n: number): string {
    for (let w = 0; w < WORDS; w++) this.#bytes.writeUInt32BE(this.#ids[n * WORDS + w] as number, 4 * w);
    const hex = this.#bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Removes ids, so that their numbers can be used again. */
  remove(gone: Bitmap): void {
    this.#rehash(this.#slots.length, (n) => !has(gone, n));
    this.#size = this.#slots.reduce((size, n) => (n === EMPTY ? size : size + 1), 0);
  }

  /** Compares like strings: negative, zero or positive. */
  compare(a: number, b: number): number {
    for (let w = 0; w < WORDS; w++) {
      const difference = (this.#ids[a * WORDS + w] ?? 0) - (this.#ids[b * WORDS + w] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #slotOf(n: number): number {
    const mask = this.#slots.length - 1;
    // The last word is random in every kind of id.
    let slot = (this.#ids[n * WORDS + WORDS - 1] ?? 0) & mask;
    for (;;) {
      const there = this.#slots[slot] ?? EMPTY;
      if (there === EMPTY || there === n || this.compare(there, n) === 0) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #rehash(capacity: number, isPresent: (n: number) => boolean): void {
    const numbers = this.#slots.filter((n) => n !== EMPTY && isPresent(n));
    this.#slots = new Int32Array(capacity).fill(EMPTY);
    for (const n of numbers) this.#slots[this.#slotOf(n)] = n;
  }
}
