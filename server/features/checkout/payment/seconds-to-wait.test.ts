import { expect, it } from 'vitest';
import { secondsToWait } from './seconds-to-wait.ts';

const draw = (tries: number) => Array.from({ length: 200 }, () => secondsToWait(tries));

it('waits twice as long after each failed try, from half a second to five minutes, with jitter', () => {
  for (const [tries, most] of [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].entries()) {
    const waits = draw(tries);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(most * 0.75);
    expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(most * 0.15);
    expect(new Set(waits).size).toBeGreaterThan(190);
  }
  expect(Math.max(...draw(2000))).toBeLessThanOrEqual(300);
});
