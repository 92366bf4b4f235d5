import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds per response: 750 KB at 50 kbit/s, more than any picture or page. */
const PATIENCE = 120_000;

/** Event streams last, and limit their own buffers. */
const lasting = new WeakSet<ServerResponse>();

/** Lets a response stay open. @returns ends that, so that a client must read the rest */
export function exemptFromTimeout(response: ServerResponse): () => void {
  lasting.add(response);
  return () => void lasting.delete(response);
}

export type OpenResponses = { list(): ServerResponse[] };

/** By connection: a listener per response would cost a tenth of sending it. */
export function trackOpenResponses(server: Server): OpenResponses {
  const bySocket = new Map<Socket, ServerResponse[]>();
  const prune = (responses: ServerResponse[]) => {
    if (responses.some(({ closed }) => closed))
      responses.splice(0, responses.length, ...responses.filter(({ closed }) => !closed));
    return responses;
  };
  server.on('connection', (socket: Socket) => {
    bySocket.set(socket, []);
    socket.once('close', () => bySocket.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const responses = bySocket.get(socket);
    if (responses?.length === 1 && responses[0]?.closed) responses[0] = response;
    // A client may send the next request before the answer.
    else if (responses) prune(responses).push(response);
  });
  return { list: () => [...bySocket.values()].flatMap(prune) };
}

/**
 * Closes connections that read slowly and hold memory (reliability T27). Node has no such timeout.
 * @param patience milliseconds, up to a twelfth more
 */
export function closeSlowClients(server: Server, openResponses: OpenResponses, patience = PATIENCE): void {
  const begun = new WeakMap<ServerResponse, number>();
  const check = () => {
    const now = performance.now();
    for (const response of openResponses.list()) {
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
