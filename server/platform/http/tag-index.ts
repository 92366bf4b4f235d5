/** Names of what an answer depends on. */
export type Tags = readonly string[];

/** Stands for an answer that depends on everything. */
const EVERYTHING = '*';
const everything: Tags = [EVERYTHING];

/** Changes remembered for answers that are being made; beyond that, none of those are cached. */
const REMEMBERED = 10_000;

/** Finds the answers that a change concerns, and remembers changes for the answers that are being made meanwhile. */
export function createTagIndex() {
  const keys = new Map<string, Set<string>>();
  const changed = new Map<string, number>();
  let changes = 0;
  /** For older answers, all counts as changed. */
  let allChanged = 0;

  const changeAll = () => {
    changes += 1;
    allChanged = changes;
    changed.clear();
  };

  return {
    /** Returns the number of changes so far. */
    now: () => changes,
    /** @param tags undefined for everything */
    add(key: string, tags: Tags = everything) {
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
    },
    remove(key: string, tags: Tags = everything) {
      for (const tag of tags) {
        const tagged = keys.get(tag);
        tagged?.delete(key);
        if (tagged?.size === 0) keys.delete(tag);
      }
    },
    /** Notes a change. @returns the keys that it concerns */
    change(tags: Tags): string[] {
      changes += 1;
      const all = [EVERYTHING, ...tags];
      for (const tag of all) changed.set(tag, changes);
      if (changed.size > REMEMBERED) changeAll();
      return all.flatMap((tag) => [...(keys.get(tag) ?? [])]);
    },
    changeAll,
    /** @param born what `now` returned when the answer was begun */
    hasChangedSince: (born: number, tags: Tags = everything) =>
      allChanged > born || tags.some((tag) => (changed.get(tag) ?? 0) > born),
  };
}
