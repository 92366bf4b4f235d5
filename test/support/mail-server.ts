import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Letter = { recipients: string[]; source: Buffer };

/**
 * Starts a mail server without TLS on a free port, which keeps what it takes.
 * @param options.refuses a recipient without a mailbox
 * @param options.saying what the refusal says
 * @param options.isClosed whether it takes no mail until `open`
 */
export async function openMailServer({ refuses = '', saying = 'No such mailbox.', isClosed = false } = {}) {
  const taken: Letter[] = [];
  let begun = 0;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong password.')),
    onRcptTo: ({ address }, _, done) => done(address === refuses ? new Error(saying) : null),
    onData: (stream, { envelope }, done) => {
      begun += 1;
      if (isClosed) return;
      const recipients = envelope.rcptTo.map(({ address }) => address);
      void buffer(stream).then((source) => {
        taken.push({ recipients, source });
        done();
      });
    },
  });
  // A client may be killed while it sends.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    begun: () => begun,
    open() {
      isClosed = false;
    },
    url: (password = 'p%40ss') => `smtp://shop:${password}@127.0.0.1:${port}`,
    close: () => void server.close(),
  };
}
