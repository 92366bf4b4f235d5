import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** Sends the head of a request and never all of its body. @returns what was answered */
async function stall(path: string, headers: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(market.origin);
  const socket = connect(Number(port), hostname);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Content-Length: 100', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
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

it('a delivery of the card provider that comes a byte at a time gives its place to others', async () => {
  const answer = await stall('/api/webhooks/stripe', [json, 'Stripe-Signature: t=1,v1=00']);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"upload_timeout"');
});

it('a delivery without a signature is not waited for at all', async () => {
  expect(await stall('/api/webhooks/stripe', [json])).toMatch(/^HTTP\/1\.1 400 /);
});
