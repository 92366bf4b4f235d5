import { createServer, type RequestListener, Server, type ServerOptions } from 'node:http';
import { type Server as Acceptor, createServer as createAcceptor, type ListenOptions } from 'node:net';

/** How many sockets listen on the one port. Only some systems let them share it. */
const DOORS = process.platform === 'linux' ? 8 : 1;

/** An HTTP server with more doors than one: a connection counts as its own, whichever it came in by. */
class WideServer extends Server {
  readonly sideDoors: Acceptor[] = [];

  override close(closed?: (error?: Error) => void): this {
    for (const door of this.sideDoors) door.close();
    return super.close(closed);
  }
}

/**
 * Listens on an address. A listening socket is given one new connection at each turn of the event loop, so that at a
 * busy server, whose turns are long, a payment and the question whether it is ready stood in line at the door for
 * seconds (reliability T28); through eight doors the line is an eighth as long.
 * @throws what the system says of the address, such as EADDRINUSE
 */
export async function openDoors(
  limits: ServerOptions,
  listener: RequestListener,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = new WideServer(limits, listener);
  if (DOORS === 1) return listen(server, { port, host });
  // Sockets that share a port would share it with another Settee too: try whether it is free of all others first.
  const alone = await listen(createServer(), { port, host });
  await new Promise((closed) => alone.close(closed));
  await listen(server, { port, host, reusePort: true });
  while (server.sideDoors.length < DOORS - 1) {
    const door = createAcceptor({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket));
    server.sideDoors.push(await listen(door, { port, host, reusePort: true }));
  }
  return server;
}

const listen = <S extends Acceptor>(server: S, address: ListenOptions) =>
  new Promise<S>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
