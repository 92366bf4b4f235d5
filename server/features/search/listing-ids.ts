const WORDS = 4;
const EMPTY = -1;
const FIRST_SLOTS = 1024;

/** The ids of pieces by their numbers and back, in 16 bytes each and without a text for any: a million take some 30 MB. */
export class ListingIds {
  #ids = new Uint32Array(WORDS * FIRST_SLOTS);
  #slots = new Int32Array(FIRST_SLOTS).fill(EMPTY);
  #size = 0;
  #bytes = Buffer.alloc(4 * WORDS);

  /** Gives the number its id; an earlier number of the same id is forgotten. @returns that earlier number */
  set(n: number, id: string): number | undefined {
    if ((n + 1) * WORDS > this.#ids.length) {
      const wider = new Uint32Array(this.#ids.length * 2);
      wider.set(this.#ids);
      this.#ids = wider;
    }
    this.#bytes.write(id.replaceAll('-', ''), 'hex');
    for (let w = 0; w < WORDS; w++) this.#ids[n * WORDS + w] = this.#bytes.readUInt32BE(4 * w);
    if (2 * this.#size >= this.#slots.length) this.#rehash();
    const slot = this.#slotOf(n);
    const earlier = this.#slots[slot] ?? EMPTY;
    this.#slots[slot] = n;
    if (earlier !== EMPTY) return earlier;
    this.#size += 1;
    return undefined;
  }

  /** The number of an id. */
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

  /** The id of a number, as a text. */
  at(n: number): string {
    for (let w = 0; w < WORDS; w++) this.#bytes.writeUInt32BE(this.#ids[n * WORDS + w] as number, 4 * w);
    const hex = this.#bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Compares two ids as their texts compare: below, equal to or above zero. */
  compare(a: number, b: number): number {
    for (let w = 0; w < WORDS; w++) {
      const difference = (this.#ids[a * WORDS + w] ?? 0) - (this.#ids[b * WORDS + w] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The slot that holds the id of this number, or the empty one where it belongs. */
  #slotOf(n: number): number {
    const mask = this.#slots.length - 1;
    // The last word is chance in every kind of id; the first is often the time.
    let slot = (this.#ids[n * WORDS + WORDS - 1] ?? 0) & mask;
    for (;;) {
      const there = this.#slots[slot] ?? EMPTY;
      if (there === EMPTY || there === n || this.compare(there, n) === 0) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #rehash(): void {
    const numbers = this.#slots.filter((n) => n !== EMPTY);
    this.#slots = new Int32Array(this.#slots.length * 2).fill(EMPTY);
    for (const n of numbers) this.#slots[this.#slotOf(n)] = n;
  }
}
