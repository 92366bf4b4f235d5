/**
 * Returns a share of these, drawn anew each time, in their order; the long run takes all of them.
 * @param share above 0, at most 1
 */
export function draw<T>(all: readonly T[], share: number): T[] {
  if (process.env.TESTS === 'all') return [...all];
  const shuffled = [...all.keys()].sort(() => Math.random() - 0.5);
  const drawn = new Set(shuffled.slice(0, Math.ceil(all.length * share)));
  return all.filter((_, at) => drawn.has(at));
}
