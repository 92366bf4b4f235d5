import { onlineManager, QueryClient } from '@tanstack/react-query';

const isServer = typeof window === 'undefined';
const isOffline = () => !isServer && !navigator.onLine;

const retriesAfterFailure = 3; // spec §9
const longestBackOffMilliseconds = 30_000; // spec §9
const retentionMilliseconds = 300_000; // spec §9
const freshMilliseconds = 30_000;

/** Creates the query cache of a request or tab (spec §9). No retries and no expiry on the server. */
export function createQueryClient(): QueryClient {
  // The manager assumes online at start.
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
        // The service worker may still answer.
        networkMode: 'offlineFirst',
      },
      // Offline, fail at once instead of pausing.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Up to three retries; none for a 4xx, offline, after a time limit, or in a closed shop. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isOffline() || isClosedShop(error) || isLate(error)) return false;
  const status = numberAt(error, 'status');
  if (status !== undefined && status >= 400 && status < 500) return false;
  return failures < retriesAfterFailure;
}

/** Milliseconds: the server's `retryAfter` (seconds), else 1, 2, 4 … up to 30 s. */
export function retryDelay(failures: number, error: unknown): number {
  const seconds = numberAt(error, 'retryAfter');
  if (seconds !== undefined) return seconds * 1000;
  return Math.min(1000 * 2 ** failures, longestBackOffMilliseconds);
}

/** It asks for an hour's pause, too long for a page. */
const isClosedShop = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'not_open';

/** Four time limits would be two silent minutes; the reader decides about a retry. */
const isLate = (error: unknown) => error instanceof Error && 'isLate' in error && error.isLate === true;

function numberAt(error: unknown, key: 'status' | 'retryAfter'): number | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'number' ? value : undefined;
}
