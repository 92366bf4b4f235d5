import type { Server, ServerResponse } from 'node:http';

/**
 * Milliseconds in which an answer must be taken once it has begun. At 50 kbit/s, the slowest that browsers call a
 * connection, that is 750 KB: more than any picture, page or part of a page is.
 */
const PATIENCE = 120_000;

/**
 * Cuts off whoever takes an answer a byte at a time, so that nobody holds the files and the memory behind it for ever
 * (reliability T27). Node ends those who are slow to ask, never those who are slow to listen.
 * @param underWay the answers that the server is giving
 * @param patience milliseconds; late by a twelfth at most
 */
export function endSlowReaders(server: Server, underWay: ReadonlySet<ServerResponse>, patience = PATIENCE): void {
  const begun = new WeakMap<ServerResponse, number>();
  const look = () => {
    const now = performance.now();
    for (const response of underWay) {
      // What is still being worked on keeps nobody waiting but its reader.
      if (!response.headersSent) continue;
      const since = begun.get(response) ?? now;
      begun.set(response, since);
      if (now - since >= patience) response.destroy();
    }
  };
  const timer = setInterval(look, patience / 12).unref();
  server.once('close', () => clearInterval(timer));
}
