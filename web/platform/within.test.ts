import { expect, it, vi } from 'vitest';
import { within } from './within.ts';

it('waits for the work, or until the time is over', async () => {
  vi.useFakeTimers();
  expect(await within(10, Promise.resolve('done'))).toBe('done');
  await expect(within(10, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const late = within(10, new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(11);
  expect(await late).toBeUndefined();
  vi.useRealTimers();
});
