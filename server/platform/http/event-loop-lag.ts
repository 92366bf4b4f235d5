import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between measurements. */
const RESOLUTION = 20;
/** One pause, such as garbage collection, is no overload. */
const SAMPLES = 5;

/** @returns the median lag of the last samples, in milliseconds */
export function watchEventLoopLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let lag = 0;
  setInterval(() => {
    if (delays.count < SAMPLES) return;
    lag = Math.max(0, delays.percentile(50) / 1e6 - RESOLUTION);
    delays.reset();
  }, RESOLUTION).unref();
  return () => lag;
}
