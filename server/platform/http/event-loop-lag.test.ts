import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { watchEventLoopLag } from './event-loop-lag.ts';

/** Blocks the event loop, then lets it turn once. */
async function block(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
  await setImmediate();
}

it('reports lag that lasts, and recovers soon after (reliability 3.16)', async () => {
  const lag = watchEventLoopLag();
  await sleep(300);
  for (let n = 0; n < 20; n++) await block(100);
  expect(lag()).toBeGreaterThan(50);
  await vi.waitFor(() => expect(lag()).toBeLessThan(50), { timeout: 120_000 });
});

it('ignores a single long pause', async () => {
  const lag = watchEventLoopLag();
  await sleep(300);
  await block(1000);
  let worst = 0;
  for (let n = 0; n < 30; n++) {
    worst = Math.max(worst, lag());
    await sleep(10);
  }
  expect(worst).toBeLessThan(500);
});
