import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { photo } from '../test/support/pictures.ts';
import { signIn } from './sign-in.mjs';
import { median } from './table.mjs';

/** Photos that the server decodes at once. */
const PROCESSES = 2;
/** One more, so that no process waits between photos. */
const SENDERS = PROCESSES + 1;
const PHOTOS = 12;
/** Both sides process the same photos within seconds, because the machine's speed varies by a fifth. */
const TURNS = 4;
/** For signed-in people a list is not cached. */
const LIST = '/api/furniture-available?limit=24';
/** Times as long as beside sharp alone. */
const MOST_WAIT = 1.5;

async function startSharpAlone() {
  const file = fileURLToPath(new URL('bare-sharp.mjs', import.meta.url));
  const children = Array.from({ length: PROCESSES }, () => fork(file));
  await Promise.all(children.map((child) => once(child, 'message')));
  return {
    /** @param {readonly string[]} files @returns {Promise<number>} seconds that it needs for them */
    async encode(files) {
      const started = performance.now();
      await Promise.all(
        children.map(async (child, i) => {
          child.send(files.filter((_, at) => at % PROCESSES === i));
          await once(child, 'message');
        }),
      );
      return (performance.now() - started) / 1000;
    },
    stop() {
      for (const child of children) child.kill();
    },
  };
}

/** @param {string} file @returns {Promise<Response>} what a form sends of it */
async function formOf(file) {
  const form = new FormData();
  form.append('image', new Blob([await readFile(file)], { type: 'image/jpeg' }), 'photo.jpg');
  return new Response(form);
}

/** @param {string} origin @param {string} token @param {readonly string[]} files @returns {Promise<number>} seconds */
async function upload(origin, token, files) {
  const waiting = await Promise.all(
    files.map(async (file) => {
      const form = await formOf(file);
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': form.headers.get('content-type') ?? '' };
      return { method: 'POST', headers, body: await form.arrayBuffer() };
    }),
  );
  const send = async () => {
    for (let form = waiting.shift(); form; form = waiting.shift()) {
      const { ok, status } = await fetch(`${origin}/api/images`, form);
      if (!ok) throw new Error(`A photo was answered with ${status}.`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: SENDERS }, send));
  return (performance.now() - started) / 1000;
}

/**
 * Compares uploads with sharp alone making the same sizes, and a list meanwhile with one beside sharp alone.
 * @param {string} origin @param {string} folder for the photos @param {{ rounds: number }} effort
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* uploads(origin, folder, { rounds }) {
  const token = await signIn(origin);
  let made = 0;
  /** @param {number} count @returns {Promise<string[]>} each is another photo: the same one would be known */
  const take = (count) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        made += 1;
        const file = join(folder, `bench-${made}.jpg`);
        const taken = photo(2000, 1500 - made).jpeg({ quality: 90 });
        await writeFile(file, await taken.toBuffer());
        return file;
      }),
    );
  const sharpAlone = await startSharpAlone();
  const first = await take(PROCESSES);
  await Promise.all([sharpAlone.encode(first), upload(origin, token, first)]);
  /** @type {{ alone: number[], ours: number[] }} */
  const seconds = { alone: [], ours: [] };
  // No other requests: their CPU use is not part of this measurement.
  for (let turn = 0; turn < rounds * TURNS; turn++) {
    const those = await take(PHOTOS);
    seconds.alone.push(await sharpAlone.encode(those));
    seconds.ours.push(await upload(origin, token, those));
  }
  const [alone, ours] = [median(seconds.alone), median(seconds.ours)];
  yield {
    what: 'photos by the front door',
    yardstick: `sharp ${(PHOTOS / alone).toFixed(1)}/s`,
    measured: `${(PHOTOS / ours).toFixed(1)}/s`,
    ratio: alone / ours,
    budget: 0.8,
  };

  const list = `${origin}${LIST}`;
  /** @type {{ alone: number[], ours: number[] }} milliseconds */
  const waits = { alone: [], ours: [] };
  for (let turn = 0; turn < rounds * TURNS; turn++) {
    const those = await take(PHOTOS);
    waits.alone.push(await p99Meanwhile(list, token, () => sharpAlone.encode(those)));
    waits.ours.push(await p99Meanwhile(list, token, () => upload(origin, token, those)));
  }
  sharpAlone.stop();
  const [beside, wait] = [median(waits.alone), median(waits.ours)];
  yield {
    what: 'p99 of a list meanwhile, not cached',
    yardstick: `sharp ${beside} ms`,
    measured: `${wait} ms`,
    ratio: wait / beside,
    budget: MOST_WAIT,
    atMost: true,
  };
}

/**
 * Asks for an answer forty times a second while photos are encoded.
 * @param {string} url @param {string} token @param {() => Promise<number>} work @returns {Promise<number>} milliseconds
 */
function p99Meanwhile(url, token, work) {
  const asked = { url, headers: { authorization: `Bearer ${token}` }, connections: 4, overallRate: 40, duration: 3600 };
  return new Promise((resolve, reject) => {
    const asking = autocannon(asked, (error, result) => (error ? reject(error) : resolve(result.latency.p99)));
    // Else it would go on asking after a failure.
    work()
      .catch(reject)
      .finally(() => asking.stop());
  });
}
