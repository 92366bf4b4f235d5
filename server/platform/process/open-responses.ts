import type { Server, ServerResponse } from 'node:http';

/** The answers that a server is giving right now: from the request until the last byte is taken or the reader is gone. */
export function watchAnswers(server: Server): ReadonlySet<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return underWay;
}
