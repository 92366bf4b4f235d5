import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEventLoopLag } from './event-loop-lag.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }));
afterEach(() => void vi.useRealTimers());

function createLoop() {
  let clock = 0;
  const lag = watchEventLoopLag(() => clock);
  const tick = (...latenesses: number[]) => {
    for (const late of latenesses) {
      clock += 100 + late;
      vi.advanceTimersByTime(100);
    }
  };
  return { lag, tick };
}

it('calls a loop late that is late again and again, and punctual again soon after (reliability 3.16)', () => {
  const { lag, tick } = createLoop();
  tick(0, 0, 0, 0, 0);
  expect(lag()).toBe(0);
  tick(250, 300);
  expect(lag()).toBe(0);
  tick(220);
  expect(lag()).toBe(220);
  tick(0, 0, 0);
  expect(lag()).toBe(0);
});

it('forgives a single long pause', () => {
  const { lag, tick } = createLoop();
  tick(0, 0, 4000, 0, 0);
  expect(lag()).toBe(0);
});
