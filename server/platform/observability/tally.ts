/** Counts pairs until they are taken: the metrics library makes a text for each single count. */
export function createTally() {
  const counts = new Map<string, Map<string, number>>();
  return {
    add(first: string, second: string) {
      const of = counts.get(first) ?? new Map<string, number>();
      if (of.size === 0) counts.set(first, of);
      of.set(second, (of.get(second) ?? 0) + 1);
    },
    /** Passes each count since the last time. */
    take(each: (first: string, second: string, count: number) => void) {
      for (const [first, of] of counts) for (const [second, count] of of) each(first, second, count);
      counts.clear();
    },
  };
}
