import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAgain } from './read-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const queryKey = ['paid', 'list'];

async function shownList() {
  const cache = new QueryClient();
  const reads: number[] = [];
  const begun = Date.now();
  const queryFn = async () => reads.push(Date.now() - begun);
  const hide = new QueryObserver(cache, { queryKey, queryFn, staleTime: 60_000 }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { cache, reads, hide };
}

it.each([100, 500, 700])('reads a shown list at once, and few times for twenty events each %i ms', async (pause) => {
  const { cache, reads, hide } = await shownList();
  for (let event = 0; event < 20; event++) {
    readAgain(cache, ['paid']);
    await vi.advanceTimersByTimeAsync(pause);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reads.slice(0, 2)).toEqual([0, 0]);
  expect(reads.length).toBeLessThan(9);
  hide();
});

it('reads after the last event of a burst, and at once again after a quiet moment', async () => {
  const { cache, reads, hide } = await shownList();
  for (const pause of [100, 100, 100]) {
    readAgain(cache, ['paid']);
    await vi.advanceTimersByTimeAsync(pause);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads).toEqual([0, 0, 500]);
  readAgain(cache, ['paid']);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toEqual([0, 0, 500, 10_300]);
  hide();
});

it('reads a list that is opened in the pause', async () => {
  const { cache, reads, hide } = await shownList();
  readAgain(cache, ['paid']);
  hide();
  await vi.advanceTimersByTimeAsync(100);
  readAgain(cache, ['paid']);
  const opened = vi.fn(async () => 'new');
  const close = new QueryObserver(cache, { queryKey, queryFn: opened, staleTime: 60_000 }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(reads).toEqual([0, 0]);
  close();
});
