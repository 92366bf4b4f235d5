import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runAfterCall } from './run-after-call.ts';

it('gives each call a run that begins after it, shared by all waiting calls', async () => {
  const ends: (() => void)[] = [];
  const call = runAfterCall(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = call();
  let isSecondOver = false;
  const second = call().then(() => {
    isSecondOver = true;
  });
  const third = call();
  ends[0]?.();
  await first;
  await turn();
  expect([ends.length, isSecondOver]).toEqual([2, false]);
  ends[1]?.();
  await Promise.all([second, third]);
  expect(ends.length).toBe(2);
  void call();
  expect(ends.length).toBe(3);
});

it('fails only the calls of the run that failed', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const call = runAfterCall(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  const first = call();
  const second = call();
  ends[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await turn();
  ends[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
