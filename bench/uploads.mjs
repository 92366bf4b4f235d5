import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { photo } from '../test/support/pictures.ts';
import { signIn } from './sign-in.mjs';

/** As many photos are decoded at once by the server. */
const PROCESSES = 2;
const PHOTOS = 16;

/** @param {readonly string[]} files @returns {Promise<number>} seconds that sharp alone needs for them */
async function sharpAlone(files) {
  const file = fileURLToPath(new URL('bare-sharp.mjs', import.meta.url));
  const children = Array.from({ length: PROCESSES }, () => fork(file));
  await Promise.all(children.map((child) => once(child, 'message')));
  const started = performance.now();
  await Promise.all(
    children.map(async (child, i) => {
      child.send(files.filter((_, at) => at % PROCESSES === i));
      await once(child, 'message');
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const child of children) child.kill();
  return seconds;
}

/** @param {string} origin @param {string} token @param {readonly string[]} files @returns {Promise<number>} seconds */
async function upload(origin, token, files) {
  const waiting = [...files];
  const send = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const form = new FormData();
      form.append('image', new Blob([await readFile(file)], { type: 'image/jpeg' }), 'photo.jpg');
      const headers = { Authorization: `Bearer ${token}` };
      const { ok, status } = await fetch(`${origin}/api/images`, { method: 'POST', headers, body: form });
      if (!ok) throw new Error(`A photo was answered with ${status}.`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: PROCESSES }, send));
  return (performance.now() - started) / 1000;
}

/**
 * Photos by the front door, against sharp alone making the same sizes; and how long everybody else waits meanwhile.
 * @param {string} origin @param {string} folder for the photos
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* uploads(origin, folder) {
  const token = await signIn(origin);
  const files = await Promise.all(
    // Each is another photo: the same one would be known.
    Array.from({ length: PROCESSES + 2 * PHOTOS }, async (_, i) => {
      const file = join(folder, `bench-${i}.jpg`);
      await writeFile(
        file,
        await photo(2000, 1500 - i)
          .jpeg({ quality: 90 })
          .toBuffer(),
      );
      return file;
    }),
  );
  // The processes that decode start with the first photos.
  await upload(origin, token, files.splice(0, PROCESSES));
  const those = files.splice(0, PHOTOS);
  const alone = await sharpAlone(those);
  // Nothing else is asked of either: what the others take of the processor is no matter of the photos.
  const ours = await upload(origin, token, those);
  const meanwhile = autocannon({
    url: `${origin}/api/furniture-available?limit=24`,
    // Signed in, so that nothing comes from what is kept.
    headers: { authorization: `Bearer ${token}` },
    connections: 4,
    overallRate: 40,
    duration: Math.ceil(ours),
  });
  await upload(origin, token, files);
  const { latency } = await meanwhile;
  yield {
    what: 'photos by the front door',
    yardstick: `sharp ${(PHOTOS / alone).toFixed(1)}/s`,
    measured: `${(PHOTOS / ours).toFixed(1)}/s`,
    ratio: alone / ours,
    budget: 0.8,
  };
  yield {
    what: 'p99 of a list meanwhile, not kept',
    yardstick: '200 ms',
    measured: `${latency.p99} ms`,
    ratio: latency.p99 / 200,
    budget: 1,
    atMost: true,
  };
}
