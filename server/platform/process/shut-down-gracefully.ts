import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenResponses } from './close-slow-clients.ts';

/** Milliseconds from the signal until open responses are cut off. */
const FINISH_MILLISECONDS = 10_000;

/**
 * Prepares a graceful shutdown.
 * @param noticeSeconds to serve new requests, until the proxy notices
 * @returns closes the server; cuts the rest off after ten seconds in total
 */
export function prepareShutdown(
  server: Server,
  openResponses: OpenResponses,
  noticeSeconds: number,
): () => Promise<void> {
  return async () => {
    server.prependListener('request', (_request, response: ServerResponse) => endConnection(response));
    for (const response of openResponses.list()) endConnection(response);
    if (noticeSeconds > 0) await sleep(noticeSeconds * 1000);
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), FINISH_MILLISECONDS - noticeSeconds * 1000).unref();
    });
  };
}

/** Else the client reuses a closing connection. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
