import type { Server, ServerResponse } from 'node:http';

/** Milliseconds per response: 750 KB at 50 kbit/s, more than any picture or page. */
const PATIENCE = 120_000;

/** Event streams last, and limit their own buffers. */
const lasting = new WeakSet<ServerResponse>();

/** Lets a response stay open. */
export const exemptFromTimeout = (response: ServerResponse) => void lasting.add(response);

export function trackOpenResponses(server: Server): ReadonlySet<ServerResponse> {
  const openResponses = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });
  return openResponses;
}

/**
 * Closes connections that read slowly and hold memory (reliability T27). Node has no such timeout.
 * @param patience milliseconds, up to a twelfth more
 */
export function closeSlowClients(
  server: Server,
  openResponses: ReadonlySet<ServerResponse>,
  patience = PATIENCE,
): void {
  const begun = new WeakMap<ServerResponse, number>();
  const check = () => {
    const now = performance.now();
    for (const response of openResponses) {
      // A response in preparation only delays its own client.
      if (!response.headersSent || lasting.has(response)) continue;
      const since = begun.get(response) ?? now;
      begun.set(response, since);
      if (now - since >= patience) response.destroy();
    }
  };
  const timer = setInterval(check, patience / 12).unref();
  server.once('close', () => clearInterval(timer));
}
