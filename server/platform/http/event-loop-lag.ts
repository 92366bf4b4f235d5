const TICK = 100;
/** One pause, such as garbage collection, is not overload. */
const TICKS = 5;

/**
 * Measures event loop lag.
 * @param now monotonic milliseconds
 * @returns the median lag of the last ticks, in milliseconds
 */
export function watchEventLoopLag(now = () => performance.now()): () => number {
  const late: number[] = [];
  let due = now() + TICK;
  setInterval(() => {
    late.push(now() - due);
    if (late.length > TICKS) late.shift();
    due = now() + TICK;
  }, TICK).unref();
  return () => (late.length < TICKS ? 0 : (late.toSorted((a, b) => a - b)[TICKS >> 1] ?? 0));
}
