import { createHash } from 'node:crypto';

const ownSeed = String(Math.random());

/**
 * Returns a share of these, in their order; the long run takes all of them. Each run draws anew. A stage and the second
 * try of what failed in it draw the same.
 * @param share above 0, at most 1
 */
export function drawSample<T>(all: readonly T[], share: number): T[] {
  if (process.env.TESTS === 'all') return [...all];
  const seed = process.env.DRAW_SEED ?? ownSeed;
  const shuffled = all
    .map((_, at) => ({ at, by: createHash('sha256').update(`${seed} ${all.length} ${at}`).digest('hex') }))
    .toSorted((one, other) => (one.by < other.by ? -1 : 1));
  const drawn = new Set(shuffled.slice(0, Math.ceil(all.length * share)).map(({ at }) => at));
  return all.filter((_, at) => drawn.has(at));
}
