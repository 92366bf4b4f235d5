/**
 * Processes items with limited concurrency.
 * @param lanes number in parallel
 */
export async function runConcurrently<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const goThrough = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, goThrough));
}
