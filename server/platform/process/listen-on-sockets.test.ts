import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../../../test/support/free-port.ts';
import { listenOnSockets } from './listen-on-sockets.ts';

const open: Server[] = [];
const openAt = async (port: number) => {
  const server = await listenOnSockets({}, (_request, response) => response.end('welcome'), {
    port,
    host: '127.0.0.1',
  });
  open.push(server);
  return server;
};
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

const VISITORS = 100;

it('accepts many connections per turn of the event loop, where one socket accepts one', async () => {
  const port = await freePort();
  const server = await openAt(port);
  let inside = 0;
  server.on('connection', () => inside++);
  const visitors = Array.from({ length: VISITORS }, () => connect(port, '127.0.0.1'));
  let turns = 0;
  for (; inside < VISITORS; turns++) {
    await turn();
    if (inside === 0) turns -= 1;
  }
  for (const visitor of visitors) visitor.destroy();
  expect(turns).toBeLessThan(process.platform === 'linux' ? VISITORS / 2 : Number.POSITIVE_INFINITY);
});

it('answers on every socket, and closes all of them', async () => {
  const port = await freePort();
  const server = await openAt(port);
  const request = () => fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } });
  const answers = await Promise.all(Array.from({ length: 50 }, async () => (await request()).text()));
  expect(new Set(answers)).toEqual(new Set(['welcome']));
  const closed = once(server, 'close');
  server.close();
  await closed;
  for (let knock = 0; knock < 20; knock++) await expect(request()).rejects.toThrow('fetch failed');
});

it('fails on a port that is in use', async () => {
  const port = await freePort();
  await openAt(port);
  await expect(openAt(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
