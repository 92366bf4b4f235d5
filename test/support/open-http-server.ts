import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HttpServer = {
  origin: string;
  request(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  close(): void;
};

/** Starts the full HTTP stack with the page cache, on a free port. */
export async function openHttpServer(listener: RequestListener): Promise<HttpServer> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    request: (path, headers, method) => fetch(`${origin}${path}`, { headers, method, redirect: 'manual' }),
    close: () => server.close().closeAllConnections(),
  };
}
