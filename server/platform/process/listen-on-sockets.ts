import { createServer, type RequestListener, Server, type ServerOptions } from 'node:http';
import { type Server as Acceptor, createServer as createAcceptor, type ListenOptions } from 'node:net';

/** Sockets on the same port; only some systems support it. */
const SOCKETS = process.platform === 'linux' ? 8 : 1;

class WideServer extends Server {
  readonly acceptors: Acceptor[] = [];

  override close(closed?: (error?: Error) => void): this {
    for (const acceptor of this.acceptors) acceptor.close();
    return super.close(closed);
  }
}

/**
 * Node accepts one connection per socket and turn: one socket made payments wait for seconds (reliability T28).
 * @throws the system's error, such as EADDRINUSE
 */
export async function listenOnSockets(
  limits: ServerOptions,
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = new WideServer(limits, listener);
  if (SOCKETS === 1) return listen(server, { port, host });
  // Sockets could be shared with another Settee.
  const alone = await listen(createServer(), { port, host });
  await new Promise((closed) => alone.close(closed));
  await listen(server, { port, host, reusePort: true });
  while (server.acceptors.length < SOCKETS - 1) {
    const acceptor = createAcceptor({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    );
    server.acceptors.push(await listen(acceptor, { port, host, reusePort: true }));
  }
  return server;
}

const listen = <S extends Acceptor>(server: S, address: ListenOptions) =>
  new Promise<S>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
