/** Dependencies of an answer. */
export type Tags = readonly string[];

const EVERYTHING = '*';
const everything: Tags = [EVERYTHING];

/** Answers in the making; beyond that, none are cached. */
const REMEMBERED = 10_000;

/** Finds the answers that a change concerns. */
export function createTagIndex() {
  const keys = new Map<string, Set<string>>();
  const changed = new Map<string, number>();
  let changes = 0;
  /** Older answers count as changed. */
  let allChanged = 0;

  const changeAll = () => {
    changes += 1;
    allChanged = changes;
    changed.clear();
  };

  return {
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
    /** @returns the keys concerned */
    change(tags: Tags): string[] {
      changes += 1;
      const all = [EVERYTHING, ...tags];
      for (const tag of all) changed.set(tag, changes);
      if (changed.size > REMEMBERED) changeAll();
      return all.flatMap((tag) => [...(keys.get(tag) ?? [])]);
    },
    changeAll,
    /** @param born `now` at the beginning */
    hasChangedSince: (born: number, tags: Tags = everything) =>
      allChanged > born || tags.some((tag) => (changed.get(tag) ?? 0) > born),
  };
}
