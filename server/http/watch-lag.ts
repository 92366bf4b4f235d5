/** Milliseconds between looks. */
const TICK = 100;
/** One long pause, such as a collection of garbage, is no overload; as many late ticks in a row are. */
const TICKS = 5;

/** Watches the event loop. @returns by how many milliseconds each of the last ticks was late, at the least */
export function watchLag(): () => number {
  const late: number[] = [];
  let due = performance.now() + TICK;
  setInterval(() => {
    const now = performance.now();
    late.push(now - due);
    if (late.length > TICKS) late.shift();
    due = now + TICK;
  }, TICK).unref();
  return () => (late.length < TICKS ? 0 : Math.min(...late));
}
