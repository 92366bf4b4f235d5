import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reportProof } from '../support/proof-report.ts';
import { openRaceTrack, type RaceTrack } from '../support/race-track.ts';

/** The long form opens 2,000 (reliability T27). */
const SOCKETS = Number(process.env.SLOW_SENDERS ?? 200);

let track: RaceTrack;
const sockets: Socket[] = [];
beforeAll(async () => {
  track = await openRaceTrack({ rivals: 1 });
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await track.close();
});

it('serves others while many send their headers a byte at a time, and shows those the door', async () => {
  const { hostname, port } = new URL(track.servers[0]?.origin ?? '');
  let gone = 0;
  for (let i = 0; i < SOCKETS; i++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).on('close', () => gone++);
    await once(socket, 'connect');
    socket.resume().write('GET / HTTP/1.1\r\nHost: settee.test\r\nX-Slow: ');
    sockets.push(socket);
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 500);
  for (let look = 0; look < 20; look++) {
    const answer = await fetch(`${track.servers[0]?.origin}/api/furniture-available`);
    expect(answer.status).toBe(200);
    await sleep(100);
  }
  // Ten seconds for the headers (reliability 3.16), although something comes all the time.
  await vi.waitFor(() => expect(gone).toBe(SOCKETS), { timeout: 60_000, interval: 200 });
  clearInterval(drip);
  reportProof({ proof: 'Sockets that drip a byte at a time', tried: SOCKETS, lost: SOCKETS - gone });
}, 120_000);
