import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { percentile } from '../support/percentile.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

/** The long form keeps 2,000 slow and 10,000 idle connections open for a minute (reliability T27). */
const SOCKETS = Number(process.env.SLOW_SENDERS ?? 200);
const SECONDS = Number(process.env.SLOW_SENDERS_SECONDS ?? 3);
const SILENT = Number(process.env.SILENT_SOCKETS ?? 500);

let shop: StartedShop;
const sockets: Socket[] = [];
let gone = 0;
beforeAll(async () => {
  shop = await startShop({ people: 1, processes: 1 });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  gone = 0;
});
afterAll(() => shop.close());

const origin = () => shop.servers[0]?.origin ?? '';

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(origin());
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).on('close', () => gone++);
  await once(socket, 'connect');
  sockets.push(socket);
  return socket.resume();
}

async function waits(looks: number): Promise<number[]> {
  const times: number[] = [];
  for (let look = 0; look < looks; look++) {
    const since = performance.now();
    const answer = await fetch(`${origin()}/api/furniture-available`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - since);
    await sleep(20);
  }
  return times;
}

/** Maximum latency of others, in milliseconds (reliability T27). */
const MAX_P99 = 500;
const patience = (alone: number[]) => Math.max(MAX_P99, 20 * percentile(alone, 99));

const waited = (beside: number[], alone: number[]) =>
  `others p99 ${measured(percentile(beside, 99), 'ms', MAX_P99)}, without them ${Math.round(percentile(alone, 99))} ms`;

const drips = [
  { proof: 'Headers that drip a byte at a time', head: () => 'GET / HTTP/1.1\r\nHost: settee.test\r\nX-Slow: ' },
  {
    proof: 'Bodies that drip a byte at a time',
    head: (turn: number) =>
      `POST ${turn % 2 ? '/api/webhooks/stripe' : '/api/csp-reports'} HTTP/1.1\r\nHost: settee.test\r\n` +
      'Content-Type: application/json\r\nStripe-Signature: t=1,v1=00\r\nContent-Length: 1000\r\n\r\n',
  },
];

it.each(drips)(
  'serves others and shows the sender the door: $proof',
  async ({ proof, head }) => {
    const alone = await waits(50);
    let opened = 0;
    let dripping = true;
    const drip = async () => {
      while (dripping) {
        const socket = await open();
        opened += 1;
        socket.write(head(opened));
        const dripper = setInterval(() => socket.writable && socket.write('a'), 500);
        // Not `once`, which would reject on the server's reset.
        await new Promise((resolve) => socket.once('close', resolve));
        clearInterval(dripper);
      }
    };
    const dripped = Array.from({ length: SOCKETS }, drip);
    const beside: number[] = [];
    for (const until = performance.now() + SECONDS * 1000; performance.now() < until; )
      beside.push(...(await waits(10)));
    dripping = false;
    // Ten seconds for headers, fifteen for a body (reliability 3.16), although bytes keep arriving.
    await Promise.all(dripped);
    reportProof({ proof, tried: opened, lost: opened - gone, note: waited(beside, alone) });
    expect(gone).toBe(opened);
    expect(percentile(beside, 99)).toBeLessThan(patience(alone));
  },
  SECONDS * 2000 + 120_000,
);

it('serves others while many connections send nothing, and closes those', async () => {
  const alone = await waits(50);
  for (let opened = 0; opened < SILENT; opened += 100) await Promise.all(Array.from({ length: 100 }, open));
  const beside = await waits(50);
  await vi.waitFor(() => expect(gone).toBe(SILENT), { timeout: 120_000, interval: 200 });
  reportProof({
    proof: 'Connections that say nothing',
    tried: SILENT,
    lost: SILENT - gone,
    note: waited(beside, alone),
  });
  expect(percentile(beside, 99)).toBeLessThan(patience(alone));
});

it('refuses headers that are larger than any page needs', async () => {
  const send = (bytes: number) => fetch(origin(), { headers: { 'X-Large': 'a'.repeat(bytes) } });
  expect((await send(8_000)).status).toBe(200);
  expect(
    new Set((await Promise.all(Array.from({ length: 50 }, () => send(20_000)))).map(({ status }) => status)),
  ).toEqual(new Set([431]));
  expect((await fetch(origin())).status).toBe(200);
});
