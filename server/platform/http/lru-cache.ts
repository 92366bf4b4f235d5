/** What takes room, and may take more while it is kept. */
type Weighty = { weight(): number };

/**
 * Keeps what was asked for last, as far as there is room: what nobody has asked for for longest goes first.
 * @param room what all that is kept may weigh together
 */
export function keepRecent<Value extends Weighty>(room: number) {
  // A map remembers the order in which it was given things: the first is the one to go.
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
    /** Weighs anew what has grown, unless something else is kept under its key by now. */
    weigh(key: string, value: Value) {
      if (isKept(key, value)) put(key, value);
    },
    /** Forgets this one, unless something else is kept under its key by now. */
    forget(key: string, value: Value) {
      if (isKept(key, value)) forget(key);
    },
    clear() {
      kept.clear();
      total = 0;
    },
  };
}
