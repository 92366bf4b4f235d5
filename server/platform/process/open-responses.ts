import type { Server, ServerResponse } from 'node:http';

export function trackOpenResponses(server: Server): ReadonlySet<ServerResponse> {
  const openResponses = new Set<ServerResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });
  return openResponses;
}
