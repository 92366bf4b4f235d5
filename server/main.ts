import { runUntilStopped } from './app/run-until-stopped.ts';

await runUntilStopped();
