import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type SmallProxy = {
  origin: string;
  /** Whether the server there said so when it was last asked. */
  isReady(server: string): boolean;
  close(): Promise<void>;
};

/** Milliseconds between its questions after readiness. */
const ASK_EVERY = 100;

/**
 * A proxy in front of several servers, as small as one can be that does its work: it asks each whether it is ready,
 * sends requests in turns to those that are (to any, when none says so in time), keeps connections to them, and tries
 * another one only when a server could not be reached at all. What was once sent is not sent again, but for a GET on a kept connection that ended at that
 * very moment (RFC 9110 §9.2.2).
 * @param origins where the servers are, now or later
 */
export async function openSmallProxy(origins: readonly string[]): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map(origins.map((origin) => [origin, false]));
  const askAll = () =>
    Promise.all(
      origins.map(async (origin) => {
        const answer = await fetch(`${origin}/readyz`, { headers: { Connection: 'close' } }).catch(() => undefined);
        ready.set(origin, answer?.ok ?? false);
      }),
    );
  await askAll();
  const asking = setInterval(askAll, ASK_EVERY);
  let turn = 0;

  const pass = (from: IncomingMessage, body: Buffer, to: ServerResponse, tried: readonly string[] = []) => {
    const left = origins.filter((origin) => !tried.includes(origin));
    const open = left.filter((origin) => ready.get(origin));
    const choice = open.length > 0 ? open : left;
    const origin = choice[turn++ % choice.length];
    if (!origin) return void to.writeHead(502).end('no server could be reached');
    const onward = request(`${origin}${from.url}`, { method: from.method, headers: from.headers, agent }, (answer) => {
      const { connection: _hop, 'keep-alive': _time, ...headers } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(to);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      const endedMeanwhile = error.code === 'ECONNRESET' && onward.reusedSocket && from.method === 'GET';
      // The server is there all the same: it had only had enough of an idle connection, and is asked on another.
      if (endedMeanwhile && !to.headersSent) return pass(from, body, to, tried);
      if (error.code === 'ECONNREFUSED') return pass(from, body, to, [...tried, origin]);
      if (!to.headersSent) to.writeHead(502);
      to.end(`${error.code}: sent to a server that did not answer`);
    });
    onward.end(body);
  };

  const server = createServer(async (from, to) => {
    const chunks: Buffer[] = [];
    for await (const chunk of from) chunks.push(chunk);
    pass(from, Buffer.concat(chunks), to);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    isReady: (server) => ready.get(server) ?? false,
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async close() {
      clearInterval(asking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
