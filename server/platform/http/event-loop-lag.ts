/** Milliseconds between looks. */
const TICK = 100;
/** One long pause, such as a collection of garbage, is no overload; most of as many ticks being late is. */
const TICKS = 5;

/**
 * Watches the event loop.
 * @param now milliseconds of a clock that nobody sets
 * @returns by how many milliseconds the last ticks were late, as the median
 */
export function watchLag(now = () => performance.now()): () => number {
  const late: number[] = [];
  let due = now() + TICK;
  setInterval(() => {
    late.push(now() - due);
    if (late.length > TICKS) late.shift();
    due = now() + TICK;
  }, TICK).unref();
  return () => (late.length < TICKS ? 0 : (late.toSorted((a, b) => a - b)[TICKS >> 1] ?? 0));
}
