const MINUTE = 60_000;

/**
 * Keeps a log readable during repeated failures.
 * @returns for the first call of each minute how many came since the last such call; undefined for all others
 */
export function createMinuteCount(now: () => number = () => performance.now()): () => number | undefined {
  let lastAt = Number.NEGATIVE_INFINITY;
  let held = 0;
  return () => {
    held += 1;
    if (now() - lastAt < MINUTE) return undefined;
    const count = held;
    lastAt = now();
    held = 0;
    return count;
  };
}
