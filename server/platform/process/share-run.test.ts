import { expect, it } from 'vitest';
import { shareRun } from './share-run.ts';

it('gives calls the run in progress, and the next call a new one, also after a failure', async () => {
  const ends: PromiseWithResolvers<number>[] = [];
  const call = shareRun(() => {
    const end = Promise.withResolvers<number>();
    ends.push(end);
    return end.promise;
  });
  const calls = [call(), call()];
  ends[0]?.resolve(1);
  expect(await Promise.all(calls)).toEqual([1, 1]);
  const failed = call();
  expect(ends).toHaveLength(2);
  ends[1]?.reject(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  void call();
  expect(ends).toHaveLength(3);
});
