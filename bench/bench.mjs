import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../test/support/free-port.ts';
import { startServer } from '../test/support/server-process.ts';

/**
 * `npm run bench`: how much of a bare server's speed is left when Settee answers the same bytes (design §9). Both run in
 * turns in one go, so only the ratios mean something; a machine's own speed cancels out.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 16;

/** @param {string} url @param {Record<string, string>} headers @returns {Promise<number>} answers a second */
async function measure(url, headers = {}) {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (errors > 0 || (non2xx > 0 && !headers['if-none-match'])) throw new Error(`${url} failed while it was measured.`);
  return requests.average;
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * A bare Hono server that answers the very bytes and headers it is given.
 * @param {{ status: number, headers: Record<string, string>, body: Buffer }} answer
 */
async function startBareServer(answer) {
  const port = await freePort();
  const file = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, String(port)], { stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.end(JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
  const url = `http://127.0.0.1:${port}/`;
  while (!(await fetch(url).catch(() => undefined))) await sleep(50);
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/**
 * Asks once as autocannon will ask, and keeps the bytes as they came over the wire.
 * @param {string} url @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
async function sample(url, headers) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...kept } = response.headers;
          resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) });
        });
      })
      .on('error', reject);
  });
}

const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' });
let missed = 0;
try {
  const list = '/api/furniture-available?limit=24';
  const [piece] = await (await fetch(`${server.origin}${list}`)).json();
  const etag =
    (await fetch(`${server.origin}${list}`, { headers: { 'accept-encoding': 'br' } })).headers.get('etag') ?? '';
  const rows = [
    { what: 'GET /api/furniture-available, 24 listings', path: list, budget: 0.6 },
    { what: 'the same, unchanged (304)', path: list, headers: { 'if-none-match': etag }, budget: 0.6 },
    { what: 'GET / from what is kept', path: '/', budget: 0.6 },
    { what: 'GET /collections/Sofa from what is kept', path: '/collections/Sofa', budget: 0.6 },
    { what: 'GET /furniture/{id} from what is kept', path: `/furniture/${piece?._id}`, budget: 0.6 },
  ];
  console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each in turns, medians\n`);
  console.log(`${'what'.padEnd(44)} ${'bare/s'.padStart(8)} ${'Settee/s'.padStart(9)} ${'ratio'.padStart(6)}  budget`);
  for (const { what, path, headers = {}, budget } of rows) {
    const asked = { 'accept-encoding': 'br', ...headers };
    const bare = await startBareServer(await sample(`${server.origin}${path}`, asked));
    const speeds = { bare: [], settee: [] };
    for (let round = 0; round < ROUNDS; round++) {
      speeds.bare.push(await measure(bare.url, asked));
      speeds.settee.push(await measure(`${server.origin}${path}`, asked));
    }
    await bare.stop();
    const ratio = median(speeds.settee) / median(speeds.bare);
    if (ratio < budget) missed += 1;
    console.log(
      `${what.padEnd(44)} ${String(Math.round(median(speeds.bare))).padStart(8)} ${String(Math.round(median(speeds.settee))).padStart(9)} ${ratio.toFixed(2).padStart(6)}  ≥ ${budget}${ratio < budget ? '  MISSED' : ''}`,
    );
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nEvery budget is kept.' : `\n${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
