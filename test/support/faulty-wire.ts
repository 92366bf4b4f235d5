import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A wire to PostgreSQL that a test can cut, mute or stretch, as networks do by themselves. */
export type FaultyWire = {
  /** The same database by way of this wire. */
  url: string;
  /** Refuses new connections and cuts those there are, until healed. */
  unplug(): void;
  /** Cuts the connections there are; new ones are good. */
  cut(): void;
  /** Cuts the connections there are, and lets new ones find every place at the database taken, until healed. */
  crowd(): void;
  /** Carries nothing more and says nothing about it, as a dead switch would, until healed. */
  mute(): void;
  heal(): void;
  close(): Promise<void>;
};

/** Lays a wire to the database at `target`. */
export async function layFaultyWire(target: string): Promise<FaultyWire> {
  const { hostname, port } = new URL(target);
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
      // What a mute wire swallowed is lost for ever, so its connections are of no use any more.
      if (state === 'mute') cut();
      state = 'good';
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** How PostgreSQL refuses a connection when others have taken all there may be. */
const noPlaceLeft = errorResponse({ S: 'FATAL', V: 'FATAL', C: '53300', M: 'sorry, too many clients already' });

/** A message of PostgreSQL's protocol, version 3: its letter, its length, and fields that each end with a zero byte. */
function errorResponse(fields: Record<string, string>): Buffer {
  const body = Object.entries(fields).map(([letter, value]) => `${letter}${value}\0`);
  const bytes = Buffer.from(`${body.join('')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}
