import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageQuota } from '../../server/features/images/check-quota.ts';
import { PICTURE_WIDTHS, pictureUrl } from '../../shared/domain/picture.ts';
import { CANARY } from '../support/crafted-pictures.ts';
import { drawSample } from '../support/draw-sample.ts';
import type { Person } from '../support/people.ts';
import { extrasOf } from '../support/picture-parts.ts';
import * as pictures from '../support/pictures.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { sendUpload, type UploadAnswer } from '../support/send-upload.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';
import { photoForm, type UploadRequest, uploadCorpus } from '../support/upload-corpus.ts';

/** Uploads per file; the long form sends each 50 times (reliability 7, no. 9). */
const COPIES = Number(process.env.UPLOAD_COPIES ?? 1);
const corpus = drawSample(uploadCorpus, 1 / 2);
const PARALLEL = 50;
/** Maximum memory of a decoding process in MB, and API latency in milliseconds. */
const MAX_MEMORY = 512;
const MAX_P99 = 500;

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop({ people: 10 });
  await shop.pool.query(`update accounts set type = 'seller'`);
});
afterAll(() => shop.close());

const origin = () => shop.servers[0]?.origin ?? '';

/** Samples the memory of decoding processes; Linux only. */
function watchDecoders(server: number) {
  const peaks = new Map<string, number>();
  const sample = () => {
    if (process.platform !== 'linux') return;
    const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean);
    for (const pid of children) {
      try {
        const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
        if (peak) peaks.set(pid, Number(peak) / 1024);
      } catch {}
    }
  };
  const timer = setInterval(sample, 50);
  return () => {
    clearInterval(timer);
    return { processes: peaks.size, peak: Math.round(Math.max(0, ...peaks.values())) };
  };
}

function browse(server: ServerProcess | undefined) {
  const times: number[] = [];
  const statuses = new Set<number>();
  let going = true;
  const walk = (async () => {
    while (going) {
      const begun = performance.now();
      const answer = await fetch(`${server?.origin}/api/furniture-available`);
      await answer.arrayBuffer();
      times.push(performance.now() - begun);
      statuses.add(answer.status);
      await sleep(20);
    }
  })();
  return async () => {
    going = false;
    await walk;
    const sorted = times.sort((a, b) => a - b);
    return { p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0, statuses: [...statuses] };
  };
}
type Browsing = ReturnType<typeof browse>;

let retries = 0;
async function upload(request: UploadRequest, by: () => Person, to = origin()): Promise<UploadAnswer> {
  for (;;) {
    const answer = await sendUpload(to, by().token, request);
    if (answer.verdict !== 'busy' && (request.drips || answer.verdict !== 'upload_timeout')) return answer;
    retries += 1;
    await sleep(300 + Math.random() * 600);
  }
}

let turn = 0;
const nextSeller = () => shop.people[turn++ % shop.people.length] as Person;

it(
  'gives each file its verdict, fifty at a time, in bounded memory, while others look around',
  async () => {
    const sent = Array.from({ length: COPIES }, (_, copy) => corpus.map((file) => ({ file, copy }))).flat();
    // Create them first, so that it is not measured.
    for (const { file, copy } of sent) await file.request(copy);
    const renewing = setInterval(() => shop.renewTokens(), 60_000);
    const decoders = watchDecoders(shop.servers[0]?.pid ?? 0);
    // The other server gets no uploads: a baseline for machine load.
    const [atBusy, atQuiet] = shop.servers.map(browse) as [Browsing, Browsing];
    const wrong: string[] = [];
    const urls = new Set<string>();
    let next = 0;
    const send = async () => {
      for (let one = sent[next++]; one; one = sent[next++]) {
        const { verdict, url } = await upload(await one.file.request(one.copy), nextSeller);
        if (verdict !== one.file.verdict) wrong.push(`${one.file.name}: ${verdict}, not ${one.file.verdict}`);
        if (url) urls.add(url);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, send));
    const [busy, quiet] = [await atBusy(), await atQuiet()];
    const memory = decoders();
    clearInterval(renewing);
    reportProof({
      proof: 'Uploads, 50 at a time: right verdicts',
      tried: sent.length,
      lost: wrong.length,
      note: `decoders up to ${memory.peak} MB; API p99 ${measured(busy.p99, 'ms', MAX_P99)}, ${Math.round(quiet.p99)} ms beside it; ${retries} sent again after 503 or 408`,
    });
    expect(wrong).toEqual([]);
    expect(busy.statuses).toEqual([200]);
    expect(busy.p99).toBeLessThan(Math.max(MAX_P99, 20 * quiet.p99));
    expect(memory.processes > 0).toBe(process.platform === 'linux');
    expect(memory.peak).toBeLessThan(MAX_MEMORY);

    const outputs = [...urls].flatMap((url) =>
      PICTURE_WIDTHS.flatMap((width) => [pictureUrl(url, width, 'webp'), pictureUrl(url, width, 'jpg')]),
    );
    const tellers: string[] = [];
    for (const url of outputs) {
      const bytes = Buffer.from(await (await fetch(`${origin()}${url}`)).arrayBuffer());
      const extras = [...extrasOf(bytes), ...(bytes.includes(CANARY) ? ['the canary'] : [])];
      if (extras.length > 0) tellers.push(`${url}: ${extras.join(', ')}`);
    }
    reportProof({
      proof: 'Finished pictures that tell a place or a person',
      tried: outputs.length,
      lost: tellers.length,
    });
    expect(tellers).toEqual([]);
    expect(outputs.length).toBeGreaterThanOrEqual(COPIES < 50 ? 20 : 500);
  },
  600_000 + COPIES * 30_000,
);

it('takes twenty photos an hour of one seller, and not the hundred and first of another', async () => {
  const [hasty, full] = shop.people as [Person, Person];
  const strict: ServerProcess = await startServer({ ...shop.settings, PORT: undefined, RATE_LIMITS: 'on' });
  try {
    await shop.pool.query('delete from images');
    await shop.pool.query(
      `insert into images (id, owner_id, hash, url, files, width, height, bytes, created_at)
       select gen_random_uuid(), $1, n::text, '', '[]', 1, 1, 1, now() - interval '12 hours' from generate_series(1, $2) n`,
      [full.id, imageQuota.live],
    );
    await shop.renewTokens();
    const verdicts = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const photo = photoForm(await pictures.jpeg(80 + n, 60));
        return (await upload(photo, () => hasty, strict.origin)).verdict;
      }),
    );
    expect(verdicts.filter((verdict) => verdict === 'taken')).toHaveLength(imageQuota.perHour);
    expect(verdicts.filter((verdict) => verdict === 'too_many_requests')).toHaveLength(30 - imageQuota.perHour);
    const last = await upload(photoForm(await pictures.jpeg(79, 60)), () => full, strict.origin);
    expect(last.verdict).toBe('too_many_requests');
  } finally {
    await strict.stop();
  }
});
