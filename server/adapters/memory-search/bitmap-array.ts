import { readFileSync } from 'node:fs';
import type { Bitmap } from './bitmap.ts';

/** Functions of `count-common.wat`; all but `others` are places and sizes in bytes. */
type Exports = {
  memory: WebAssembly.Memory;
  countCommon(set: number, first: number, others: number, bytes: number, block: number, counts: number): void;
};

const module = new WebAssembly.Module(readFileSync(new URL('./count-common.wasm', import.meta.url)));
const MEMORY_PAGE = 65_536;
/** Bytes skipped at once when zero. */
const BLOCK = 4_096;

/**
 * Bitmaps of one size in the memory of a WebAssembly module, which counts what another bitmap has in common with each
 * of them: JavaScript has no instruction that counts bits (decision 0015).
 *
 *     memory:  | compared bitmap | bitmap 0 | bitmap 1 | … | counts |
 */
export class BitmapArray {
  #code = new WebAssembly.Instance(module).exports as Exports;
  #length: number;
  #bytesOfEach = 0;

  /** @param capacity upper bound of the numbers: a power of two, at least 256 */
  constructor(length: number, capacity: number) {
    this.#length = length;
    this.widen(capacity);
  }

  /** Valid until {@link widen} or {@link push}. */
  at(index: number): Bitmap {
    return new Uint32Array(this.#code.memory.buffer, this.#offset(index), this.#bytesOfEach / 4);
  }

  push(): void {
    this.#length += 1;
    this.#reserve(this.#bytesOfEach);
    this.at(this.#length - 1).fill(0);
  }

  /** Makes room for larger numbers in each bitmap. */
  widen(capacity: number): void {
    const before = this.#bytesOfEach;
    const bytes = capacity / 8;
    this.#reserve(bytes);
    const memory = new Uint8Array(this.#code.memory.buffer);
    // The last one first, so that no move overwrites data.
    for (let slot = this.#length; slot >= 0; slot--) {
      memory.copyWithin(slot * bytes, slot * before, (slot + 1) * before);
      memory.fill(0, slot * bytes + before, (slot + 1) * bytes);
    }
    this.#bytesOfEach = bytes;
  }

  /** Counts the numbers that `bitmap` shares with each of `length` bitmaps, from index `from` on. */
  countCommon(bitmap: Bitmap, from = 0, length = this.#length): Uint32Array {
    const { memory, countCommon } = this.#code;
    const bytes = this.#bytesOfEach;
    const counts = new Uint32Array(memory.buffer, this.#offset(this.#length), length).fill(0);
    new Uint32Array(memory.buffer, 0, bytes / 4).set(bitmap);
    countCommon(0, this.#offset(from), length, bytes, Math.min(bytes, BLOCK), counts.byteOffset);
    return counts.slice();
  }

  /** The first slot is the bitmap to compare with. */
  #offset(index: number): number {
    return (index + 1) * this.#bytesOfEach;
  }

  #reserve(bytesOfEach: number): void {
    const { memory } = this.#code;
    const needed = (this.#length + 1) * bytesOfEach + 4 * this.#length;
    const pages = Math.ceil(needed / MEMORY_PAGE);
    memory.grow(Math.max(0, pages - memory.buffer.byteLength / MEMORY_PAGE));
  }
}
