import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type SmallProxy = {
  origin: string;
  isReady(server: string): boolean;
  close(): Promise<void>;
};

/** Milliseconds between readiness checks. */
const ASK_EVERY = 100;
/** Milliseconds in which a request looks for a server, as in `deploy/Caddyfile`. */
const TRY_FOR = 5_000;

/**
 * A minimal load balancer that treats requests as Caddy does: only ready servers get them, a GET without an answer is
 * sent again, and anything else is sent again only if no server was reached.
 * @param origins the servers
 */
export async function openSmallProxy(origins: readonly string[]): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Map(origins.map((origin) => [origin, false]));
  const pollAll = () =>
    Promise.all(
      origins.map(async (origin) => {
        const answer = await fetch(`${origin}/readyz`, { headers: { Connection: 'close' } }).catch(() => undefined);
        ready.set(origin, answer?.ok ?? false);
      }),
    );
  await pollAll();
  const asking = setInterval(pollAll, ASK_EVERY);
  let turn = 0;

  const pass = (from: IncomingMessage, body: Buffer, to: ServerResponse, until = performance.now() + TRY_FOR) => {
    const again = () => void setTimeout(() => pass(from, body, to, until), ASK_EVERY);
    const late = performance.now() > until;
    const open = origins.filter((origin) => ready.get(origin));
    const origin = open[turn++ % open.length];
    if (!origin) return late ? void to.writeHead(502).end('no server is ready') : again();
    const onward = request(`${origin}${from.url}`, { method: from.method, headers: from.headers, agent }, (answer) => {
      const { connection: _hop, 'keep-alive': _time, ...headers } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(to);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      const repeatable = from.method === 'GET' || error.code === 'ECONNREFUSED';
      if (repeatable && !late && !to.headersSent) return again();
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
