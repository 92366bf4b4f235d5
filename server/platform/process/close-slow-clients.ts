import type { Server, ServerResponse } from 'node:http';

/** Milliseconds to receive a response: 750 KB at 50 kbit/s, more than any picture or page. */
const PATIENCE = 120_000;

/**
 * Closes connections that read too slowly and hold memory (reliability T27). Node has timeouts only for requests.
 * @param underWay responses in progress
 * @param patience milliseconds, up to a twelfth more
 */
export function closeSlowClients(server: Server, underWay: ReadonlySet<ServerResponse>, patience = PATIENCE): void {
  const begun = new WeakMap<ServerResponse, number>();
  const look = () => {
    const now = performance.now();
    for (const response of underWay) {
      // A response in preparation only delays its own client.
      if (!response.headersSent) continue;
      const since = begun.get(response) ?? now;
      begun.set(response, since);
      if (now - since >= patience) response.destroy();
    }
  };
  const timer = setInterval(look, patience / 12).unref();
  server.once('close', () => clearInterval(timer));
}
