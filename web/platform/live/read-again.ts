import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Milliseconds; doubles while events go on. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 4_000;

type Burst = { pause: number; isPaused: boolean; isDue: boolean; lastAt: number };
const bursts = new WeakMap<QueryClient, Map<string, Burst>>();

/** Reads shown queries again at once, then seldom in a burst, and after its last event. */
export function readAgain(cache: QueryClient, ...keys: readonly QueryKey[]): void {
  const known = bursts.get(cache) ?? new Map<string, Burst>();
  bursts.set(cache, known);
  for (const queryKey of keys) {
    const now = Date.now();
    const burst = known.get(hashKey(queryKey)) ?? { pause: 0, isPaused: false, isDue: false, lastAt: 0 };
    known.set(hashKey(queryKey), burst);
    const isQuiet = now - burst.lastAt > LONGEST_PAUSE;
    burst.lastAt = now;
    if (burst.isPaused) {
      burst.isDue = true;
      void cache.invalidateQueries({ queryKey, refetchType: 'none' });
    } else {
      if (isQuiet) burst.pause = 0;
      read(cache, queryKey, burst);
    }
  }
}

function read(cache: QueryClient, queryKey: QueryKey, burst: Burst): void {
  burst.pause = Math.min(burst.pause * 2 || FIRST_PAUSE, LONGEST_PAUSE);
  burst.isPaused = true;
  burst.isDue = false;
  void cache.invalidateQueries({ queryKey });
  setTimeout(() => {
    burst.isPaused = false;
    if (burst.isDue) read(cache, queryKey, burst);
  }, burst.pause);
}
