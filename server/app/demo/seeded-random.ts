export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `low` to `high`, both inclusive. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  pickOf<T>(from: readonly T[]): T;
  uuid(): string;
};

/** Creates a deterministic random generator (splitmix, 32 bit). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const hex = () => bits().toString(16).padStart(8, '0');
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    pickOf: (from) => {
      const one = from[int(0, from.length - 1)];
      if (one === undefined) throw new RangeError('There is nothing to pick from.');
      return one;
    },
    uuid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-8${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}
