export function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((first, n) => permutations(all.toSpliced(n, 1)).map((rest) => [first, ...rest]));
}
