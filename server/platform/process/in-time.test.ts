import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTime } from './in-time.ts';

const never = new Promise<string>(() => undefined);

it('returns what the work returns, and fails as it fails', async () => {
  const late = () => 'late';
  await expect(inTime(Promise.resolve('done'), 60_000, late)).resolves.toBe('done');
  await expect(inTime(Promise.reject(new Error('broken')), 60_000, late)).rejects.toThrow('broken');
});

it('ends the wait when the time is over, with a value or an error', async () => {
  await expect(inTime(never, 1, () => 'late')).resolves.toBe('late');
  const fail = () => {
    throw new Error('too late');
  };
  await expect(inTime(never, 1, fail)).rejects.toThrow('too late');
});

it('ignores an error of work that is late', async () => {
  const broken = sleep(5).then(() => {
    throw new Error('broken');
  });
  await expect(inTime(broken, 1, () => undefined)).resolves.toBeUndefined();
  await expect(broken).rejects.toThrow('broken');
});
