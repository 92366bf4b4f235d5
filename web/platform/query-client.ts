import { onlineManager, QueryClient } from '@tanstack/react-query';

const isServer = typeof window === 'undefined';
const isOffline = () => !isServer && !navigator.onLine;

const retriesAfterFailure = 3; // spec §9
const longestBackOffMilliseconds = 30_000; // spec §9
const retentionMilliseconds = 300_000; // spec §9
const freshMilliseconds = 30_000;

/**
 * Makes the cache of server data for one page request or one browser tab, with the numbers of spec §9.
 * On the server nothing is retried (a visitor waits) and nothing expires by timer (the cache dies with the request).
 */
export function createQueryClient(): QueryClient {
  // It takes a connection for granted until one is lost, also where there never was one.
  if (isOffline()) onlineManager.setOnline(false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isServer ? false : shouldRetry,
        retryDelay,
        gcTime: isServer ? Number.POSITIVE_INFINITY : retentionMilliseconds,
        staleTime: freshMilliseconds,
        refetchOnWindowFocus: false,
        refetchOnMount: () => !isOffline(),
        // Without a connection there may still be what this browser kept (offline/service-worker.ts).
        networkMode: 'offlineFirst',
      },
      // A person who presses a button without a connection is told so at once, and presses it again.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Says whether a failed call is worth repeating: up to three times, and never when the caller was at fault (4xx) or there
 * is no connection. What failed is then said at once, and asked for again when the connection is back.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isOffline()) return false;
  const status = numberAt(error, 'status');
  if (status !== undefined && status >= 400 && status < 500) return false;
  return failures < retriesAfterFailure;
}

/** Gives the pause before the next try in milliseconds: the server's `retryAfter` (seconds) if it named one, else 1, 2, 4 … s, 30 s at most. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = numberAt(error, 'retryAfter');
  if (asked !== undefined) return asked * 1000;
  return Math.min(1000 * 2 ** failures, longestBackOffMilliseconds);
}

function numberAt(error: unknown, key: 'status' | 'retryAfter'): number | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : undefined;
}
