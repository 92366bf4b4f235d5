import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

// Browser behavior; query-client.test.ts covers the server.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const key = ['listings'];

// spec §9: Cache retention 300000 ms
test('what was fetched is kept for five minutes after its last use (spec §9)', async () => {
  const cache = createQueryClient();
  await cache.fetchQuery({ queryKey: key, queryFn: async () => 'listings' });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(cache.getQueryData(key)).toBe('listings');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(cache.getQueryData(key)).toBeUndefined();
});

// spec §4: Data cache: loading, success
test('a fetch is loading, then success (spec §4)', async () => {
  const cache = createQueryClient();
  const query = new QueryObserver(cache, { queryKey: key, queryFn: async () => 'listings' });
  const stop = query.subscribe(() => undefined);
  expect(query.getCurrentResult().status).toBe('pending');
  await vi.advanceTimersByTimeAsync(0);
  expect(query.getCurrentResult()).toMatchObject({ status: 'success', data: 'listings' });
  stop();
});

// spec §4: Data cache: error
// spec §9: Retry 3 times
test('a fetch that fails is loading through three more tries, then error (spec §4, §9)', async () => {
  const cache = createQueryClient();
  const fetchListings = vi.fn(async () => Promise.reject(new Error('lost')));
  const query = new QueryObserver(cache, { queryKey: key, queryFn: fetchListings });
  const stop = query.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(query.getCurrentResult().status).toBe('pending');
  await vi.advanceTimersByTimeAsync(200);
  expect(query.getCurrentResult().status).toBe('error');
  expect(fetchListings).toHaveBeenCalledTimes(4);
  stop();
});

test('without a connection a call fails at once, and is made again when there is one', async () => {
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cache = createQueryClient();
  cache.mount();
  const fetchListings = vi.fn(async () => Promise.reject(new Error('lost')));
  const query = new QueryObserver(cache, { queryKey: key, queryFn: fetchListings });
  const stop = query.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(query.getCurrentResult().status).toBe('error');
  expect(fetchListings).toHaveBeenCalledTimes(1);
  isOnLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchListings).toHaveBeenCalledTimes(2);
  stop();
  cache.unmount();
});

test('without a connection no loaded query is requested again, however old', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cache = createQueryClient();
  cache.setQueryData(key, 'listings', { updatedAt: 1 });
  const fetchListings = vi.fn(async () => 'other listings');
  const stop = new QueryObserver(cache, { queryKey: key, queryFn: fetchListings }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetchListings).not.toHaveBeenCalled();
  stop();
});
