import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

async function hangUp(path: string, headers: readonly string[]): Promise<void> {
  const { hostname, port } = new URL(market.origin);
  const socket = connect(Number(port), hostname);
  const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, 'Content-Length: 100', ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n{`);
  await sleep(300);
  socket.destroy();
  await once(socket, 'close');
}

async function answered(code: string): Promise<number> {
  const numbers = await (await fetch(`${market.origin}/metrics`)).text();
  const lines = numbers
    .split('\n')
    .filter((line) => line.includes('settee_answers_total{') && line.includes(`"${code}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

it('a client that disconnects during a request is not a server error', async () => {
  await hangUp('/api/payment-intent', ['Content-Type: application/json']);
  await hangUp('/api/webhooks/stripe', ['Content-Type: application/json', 'Stripe-Signature: t=1,v1=00']);
  await hangUp('/api/auth/sign-in/email', ['Content-Type: application/json']);
  await vi.waitFor(async () => expect(await answered('unreadable_body')).toBe(3), { timeout: 120_000 });
  await sleep(500);
  expect({ unreadable: await answered('unreadable_body'), busy: await answered('busy') }).toEqual({
    unreadable: 3,
    busy: 0,
  });
});
