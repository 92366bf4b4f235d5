import { expect, it } from 'vitest';
import { createMinuteCount } from './once-a-minute.ts';

it('returns the number of calls once a minute', () => {
  let at = 0;
  const count = createMinuteCount(() => at);
  const callEach = (seconds: number, times: number) =>
    Array.from({ length: times }, () => {
      at += seconds * 1000;
      return count();
    }).filter((answer) => answer !== undefined);
  expect(callEach(0, 1000)).toEqual([1]);
  expect(callEach(10, 30)).toEqual([1005, 6, 6, 6, 6]);
});
