import { subscribe } from 'node:diagnostics_channel';
import { stepChannel } from '../../server/platform/process/crash-points.ts';

// Loaded into a server before it starts: it dies at the step that CRASH_AT names, as if the power had gone.
subscribe(stepChannel, (step) => {
  if (step === process.env.CRASH_AT) process.kill(process.pid, 'SIGKILL');
});
