/**
 * For each piece which of up to 32 values it has, a bit each. Sellers choose the same few sets again and again, so a piece
 * keeps the number of its set, and counting goes through the values once for each set and not for each piece.
 */
export class ValueSets {
  #sets: number[] = [];
  #numbers = new Map<number, number>();
  #ofPiece: Uint32Array;

  constructor(room: number) {
    this.#ofPiece = new Uint32Array(room);
  }

  /** Makes room for the pieces below `room`. */
  widen(room: number): void {
    const wider = new Uint32Array(room);
    wider.set(this.#ofPiece);
    this.#ofPiece = wider;
  }

  put(piece: number, values: number): void {
    const known = this.#numbers.get(values);
    this.#ofPiece[piece] = known ?? this.#sets.length;
    if (known !== undefined) return;
    this.#numbers.set(values, this.#sets.length);
    this.#sets.push(values);
  }

  /** Adds to sums how many pieces of a list have each value. */
  count(list: Uint32Array, sums: Uint32Array): void {
    const ofPiece = this.#ofPiece;
    const pieces = new Uint32Array(this.#sets.length);
    for (let i = 0; i < list.length; i++) {
      const set = ofPiece[list[i] as number] as number;
      pieces[set] = (pieces[set] as number) + 1;
    }
    for (const [set, values] of this.#sets.entries()) {
      const count = pieces[set] as number;
      for (let its = count === 0 ? 0 : values; its !== 0; its &= its - 1) {
        const at = 31 - Math.clz32(its & -its);
        sums[at] = (sums[at] as number) + count;
      }
    }
  }
}
