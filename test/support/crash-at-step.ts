import { subscribe } from 'node:diagnostics_channel';
import { stepChannel } from '../../server/platform/process/crash-points.ts';

// Preloaded into a server: exits at the step in CRASH_AT, like a power failure.
subscribe(stepChannel, (step) => {
  if (step === process.env.CRASH_AT) process.kill(process.pid, 'SIGKILL');
});
