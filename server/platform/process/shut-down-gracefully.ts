import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds from the stop signal until answers still under way are cut off (reliability 3.16). */
const FINISH_MILLISECONDS = 10_000;

/**
 * Lets a server leave without failing anybody who is being served.
 * @param underWay the answers that it is giving
 * @param noticeSeconds how long new requests are still answered after the stop, so that a proxy which asks
 *   `/readyz` sends nobody here any more by the time the door closes
 * @returns closes the server: answers under way are finished, each tells its connection to end, and after ten
 *   seconds in all what is left is cut off
 */
export function prepareFarewell(
  server: Server,
  underWay: ReadonlySet<ServerResponse>,
  noticeSeconds: number,
): () => Promise<void> {
  return async () => {
    server.prependListener('request', (_request, response: ServerResponse) => endConnection(response));
    for (const response of underWay) endConnection(response);
    if (noticeSeconds > 0) await sleep(noticeSeconds * 1000);
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), FINISH_MILLISECONDS - noticeSeconds * 1000).unref();
    });
  };
}

/** Without this the client would send its next request on a connection that is about to end. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
