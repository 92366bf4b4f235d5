import { startDevServer } from './dev-server.ts';
import { runUntilStopped } from './run-until-stopped.ts';

await runUntilStopped({
  serve: (createListener, { port, host }) => startDevServer({ port, host, createListener }),
});
