/**
 * Works on all of some items, a few at a time: whoever waits for the network leaves the others room to go on.
 * @param lanes how many are worked on at once
 * @throws what any of them threw
 */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const goThrough = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, goThrough));
}
