type Weighty = { weight(): number };

/**
 * Creates an LRU cache.
 * @param room maximum total weight
 */
export function createLruCache<Value extends Weighty>(room: number) {
  // A Map has insertion order: the first entry is the oldest.
  const kept = new Map<string, { value: Value; weight: number }>();
  let total = 0;

  const forget = (key: string) => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };
  const put = (key: string, value: Value) => {
    forget(key);
    const weight = value.weight();
    kept.set(key, { value, weight });
    total += weight;
    for (const oldest of kept.keys()) {
      if (total <= room) break;
      forget(oldest);
    }
  };
  const isKept = (key: string, value: Value) => kept.get(key)?.value === value;

  return {
    put,
    find(key: string): Value | undefined {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    /** Updates the weight, unless the entry was replaced. */
    weigh(key: string, value: Value) {
      if (isKept(key, value)) put(key, value);
    },
    /** Removes the entry, unless it was replaced. */
    forget(key: string, value: Value) {
      if (isKept(key, value)) forget(key);
    },
    clear() {
      kept.clear();
      total = 0;
    },
  };
}
