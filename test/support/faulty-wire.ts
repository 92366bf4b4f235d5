import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A PostgreSQL proxy that simulates network failures. */
export type FaultyWire = {
  url: string;
  unplug(): void;
  /** Closes existing connections; new ones work. */
  cut(): void;
  /** Closes existing connections; new ones get "too many connections", until healed. */
  crowd(): void;
  /** Drops all data silently until healed. */
  mute(): void;
  heal(): void;
  /** Leads to another database from now on; existing connections stay where they are. */
  leadTo(target: string): void;
  close(): Promise<void>;
};

/** Starts a proxy to the database at `target`. */
export async function layFaultyWire(target: string): Promise<FaultyWire> {
  let { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'good' | 'unplugged' | 'crowded' | 'mute' = 'good';
  const server = createServer((near) => {
    if (state === 'unplugged') return void near.resetAndDestroy();
    if (state === 'crowded') return void near.once('data', () => near.end(noPlaceLeft)).on('error', () => undefined);
    const far = connect(Number(port || 5432), hostname);
    join(near, far);
    join(far, near);
  });
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (state !== 'mute') to.write(chunk);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    cut,
    unplug() {
      state = 'unplugged';
      cut();
    },
    crowd() {
      state = 'crowded';
      cut();
    },
    mute() {
      state = 'mute';
    },
    heal() {
      // Data dropped while mute is lost, so the connections are unusable.
      if (state === 'mute') cut();
      state = 'good';
    },
    leadTo(next) {
      ({ hostname, port } = new URL(next));
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** PostgreSQL's error for too many connections. */
const noPlaceLeft = errorResponse({ S: 'FATAL', V: 'FATAL', C: '53300', M: 'sorry, too many clients already' });

/** A message of PostgreSQL's protocol 3: letter, length, zero-terminated fields. */
function errorResponse(fields: Record<string, string>): Buffer {
  const body = Object.entries(fields).map(([letter, value]) => `${letter}${value}\0`);
  const bytes = Buffer.from(`${body.join('')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}
