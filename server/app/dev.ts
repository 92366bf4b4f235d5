import { startDevServer } from './dev-server.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/** Settee while it is being written: the same server, with pages that follow every change. */
await runUntilStopped({
  serve: (createListener, { port, host }) => startDevServer({ port, host, createListener }),
});
