import { readFileSync } from 'node:fs';
import type { Bitmap } from './bitmap.ts';

type Exports = {
  memory: WebAssembly.Memory;
  countCommon(set: number, others: number, number: number, bytes: number, block: number, counts: number): void;
};

/** Compiled from `count-common.wat`. */
const module = new WebAssembly.Module(readFileSync(new URL('./count-common.wasm', import.meta.url)));
const PAGE = 65_536;
/** Bytes skipped where a set is empty. */
const BLOCK = 4_096;

/** Sets that are counted together, stored contiguously. */
export class CountedSets {
  #code = new WebAssembly.Instance(module).exports as Exports;
  #sets: number;
  /** Per set. The first slot holds the set to count against. */
  #bytes = 0;

  /** @param room upper bound of the numbers: a power of two, at least 256 */
  constructor(sets: number, room: number) {
    this.#sets = sets;
    this.widen(room);
  }

  /** Ask again after {@link widen} and {@link addSet}. */
  at(set: number): Bitmap {
    return new Uint32Array(this.#code.memory.buffer, (set + 1) * this.#bytes, this.#bytes / 4);
  }

  /** Adds an empty set at the end. Invalidates the results of {@link at}. */
  addSet(): void {
    this.#sets += 1;
    this.#reserve(this.#bytes);
    // The last counts were stored here.
    this.at(this.#sets - 1).fill(0);
  }

  widen(room: number): void {
    const [before, bytes] = [this.#bytes, room / 8];
    this.#reserve(bytes);
    const all = new Uint8Array(this.#code.memory.buffer);
    // The last one first, so that no move overwrites data.
    for (let place = this.#sets; place >= 0; place--) {
      all.copyWithin(place * bytes, place * before, (place + 1) * before);
      all.fill(0, place * bytes + before, (place + 1) * bytes);
    }
    this.#bytes = bytes;
  }

  #reserve(bytes: number): void {
    const { memory } = this.#code;
    const pages = Math.ceil(((this.#sets + 1) * bytes + 4 * this.#sets) / PAGE);
    memory.grow(Math.max(0, pages - memory.buffer.byteLength / PAGE));
  }

  /**
   * Counts the numbers that a set shares with each of these.
   * @param from index of the first; `sets` is their number
   */
  countCommon(set: Bitmap, from = 0, sets = this.#sets): Uint32Array {
    const { memory, countCommon } = this.#code;
    const bytes = this.#bytes;
    const counts = new Uint32Array(memory.buffer, (this.#sets + 1) * bytes, sets).fill(0);
    new Uint32Array(memory.buffer, 0, bytes / 4).set(set);
    countCommon(0, (from + 1) * bytes, sets, bytes, Math.min(bytes, BLOCK), counts.byteOffset);
    return counts.slice();
  }
}
