// `npm run bench:memory`: memory during browsing and uploads; fails when it keeps growing. `DATABASE_URL` names
// an empty database. `--views 5000 --uploads 200` is a quick run.

import '../tools/help.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startServer } from '../test/support/server-process.ts';
import { browsePages } from './browse-pages.mjs';
import { megabytesOf } from './memory.mjs';
import { signIn } from './sign-in.mjs';
import { median } from './table.mjs';

const { values } = parseArgs({
  options: { views: { type: 'string', default: '100000' }, uploads: { type: 'string', default: '50000' } },
});
const STEPS = 10;
/** Maximum growth of the last steps over those after the first; allows for pending garbage collection. */
const MOST_GROWTH = 1.1;
const { DATABASE_URL } = process.env;

const dataDir = await mkdtemp(join(tmpdir(), 'settee-flat-'));
const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off', DATABASE_URL });

async function megabytes() {
  await sleep(2000);
  const held = await megabytesOf(server.pid);
  if (!held) throw new Error('This system does not tell what a process holds.');
  return held;
}

let sent = 0;
const OF_ONE_TOKEN = 500;

/** Uploads photos, lists a listing with each and removes it again. @param {number} amount */
async function comeAndGo(amount) {
  let headers = { Authorization: `Bearer ${await signIn(server.origin)}` };
  let left = amount;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      sent += 1;
      if (sent % OF_ONE_TOKEN === 0) headers = { Authorization: `Bearer ${await signIn(server.origin)}` };
      const background = { r: sent & 255, g: (sent >> 8) & 255, b: 120 };
      const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      const upload = await fetch(`${server.origin}/api/images`, { method: 'POST', headers, body: form });
      const { data } = await upload.json();
      const listed = await fetch(`${server.origin}/api/furniture`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          sellerName: 'Marta',
          location: 'Portland, OR',
          phone: '(503) 555-0142',
          productName: 'Chair',
          price: '40',
          condition: 'Good',
          description: 'A chair.',
          year: '1990',
          image: data.url,
        }),
      });
      const { insertedId } = await listed.json();
      const removed = await fetch(`${server.origin}/api/furniture/${insertedId}`, { method: 'DELETE', headers });
      if (!removed.ok) throw new Error(`Upload ${upload.status}, listing ${listed.status}, removal ${removed.status}.`);
    }
  };
  await Promise.all([one(), one()]);
}

let grew = 0;

/** @param {string} what @param {number} total @param {(amount: number) => Promise<void>} work */
async function follow(what, total, work) {
  const held = [];
  for (let step = 1; step <= STEPS; step++) {
    await work(Math.round(total / STEPS));
    held.push(await megabytes());
    console.log(`${what}, ${Math.round((total * step) / STEPS)}: ${Math.round(held.at(-1) ?? 0)} MB`);
  }
  const growth = median(held.slice(-3)) / median(held.slice(1, 4));
  console.log(`${what}: the last steps hold ${growth.toFixed(2)} × what the first did\n`);
  if (growth > MOST_GROWTH) grew += 1;
}

try {
  await browsePages(server.origin, 500);
  console.log(`at the start: ${Math.round(await megabytes())} MB`);
  await follow('pages', Number(values.views), (amount) => browsePages(server.origin, amount));
  await follow('photos that came and went', Number(values.uploads), comeAndGo);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(grew === 0 ? 'Flat.' : 'It keeps growing.');
process.exitCode = grew === 0 ? 0 : 1;
