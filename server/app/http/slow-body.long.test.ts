import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

function begin(path: string, headers: readonly string[]): Socket {
  const { hostname, port } = new URL(market.origin);
  const socket = connect(Number(port), hostname);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Content-Length: 100', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  return socket;
}

async function stall(path: string, headers: readonly string[]): Promise<string> {
  const socket = begin(path, headers);
  const drip = setInterval(() => socket.write(' '), 1000);
  const answer = await new Promise<string>((resolve, reject) => {
    socket.once('data', (bytes) => resolve(bytes.toString()));
    socket.once('error', reject);
  });
  clearInterval(drip);
  socket.destroy();
  return answer;
}

const json = 'Content-Type: application/json';

it.concurrent('a delivery of the card provider that comes a byte at a time gives its place to others', async () => {
  const answer = await stall('/api/webhooks/stripe', [json, 'Stripe-Signature: t=1,v1=00']);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"upload_timeout"');
});

it.concurrent('a delivery without a signature is not waited for at all', async () => {
  expect(await stall('/api/webhooks/stripe', [json])).toMatch(/^HTTP\/1\.1 400 /);
});

it.concurrent('a body that comes a byte at a time is refused as too slow', async () => {
  expect(await stall('/api/auth/sign-in/email', [json])).toMatch(/^HTTP\/1\.1 408 /);
});

it('endless bodies do not block reads, writes or payments', async () => {
  const buyer = await market.buyer();
  const { id, price } = await market.listing();
  // More than there are slots, without authentication.
  const doors = ['/api/webhooks/stripe', '/api/csp-reports', '/unsubscribe/nobody'];
  const sockets = doors.flatMap((path) =>
    Array.from({ length: 210 }, () => begin(path, [json, 'Stripe-Signature: t=1,v1=00'])),
  );
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (let look = 0; look < 10; look++) expect((await market.stranger.call('getSettings')).status).toBe(200);
    expect((await buyer.call('addWish', { body: { previousId: id } })).status).toBe(201);
    expect((await buyer.call('createPaymentIntent', { body: { price, previousId: id } })).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.on('error', () => undefined).destroy();
  }
});
