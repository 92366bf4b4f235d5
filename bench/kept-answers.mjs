import http from 'node:http';
import autocannon from 'autocannon';
import { median } from './table.mjs';
import { startYardstick } from './yardstick.mjs';

const CONNECTIONS = 16;

/** @param {string} url @param {Record<string, string>} headers @param {number} duration @returns {Promise<number>} answers a second */
async function measure(url, headers, duration) {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (errors > 0 || (non2xx > 0 && !headers['if-none-match'])) throw new Error(`${url} failed while it was measured.`);
  return requests.average;
}

/**
 * Makes one request like autocannon's, and returns the bytes as sent.
 * @param {string} url @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
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

/**
 * Compares cached public answers with a bare server that sends the same bytes. In turns, so that the machine's speed
 * cancels out.
 * @param {string} origin @param {{ rounds: number, seconds: number }} effort
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* keptAnswers(origin, { rounds, seconds }) {
  const list = '/api/furniture-available?limit=24';
  const [listing] = await (await fetch(`${origin}${list}`)).json();
  const known = await fetch(`${origin}${list}`, { headers: { 'accept-encoding': 'br' } });
  const pages = ['/', '/collections/sofa', `/furniture/${listing._id}`];
  /** @type {{ what: string, path: string, headers?: Record<string, string> }[]} */
  const asked = [
    { what: 'list of 24', path: list },
    { what: 'list of 24, unchanged (304)', path: list, headers: { 'if-none-match': known.headers.get('etag') ?? '' } },
    ...pages.map((path) => ({ what: `${path.slice(0, 18)}, kept`, path })),
  ];
  for (const { what, path, headers } of asked) {
    const url = `${origin}${path}`;
    const sent = { 'accept-encoding': 'br', ...headers };
    const answer = await sample(url, sent);
    const bare = await startYardstick(
      'bare-server.mjs',
      JSON.stringify({ ...answer, body: answer.body.toString('base64') }),
    );
    /** @type {{ bare: number[], ours: number[] }} */
    const speeds = { bare: [], ours: [] };
    for (let round = 0; round < rounds; round++) {
      speeds.bare.push(await measure(bare.url, sent, seconds));
      speeds.ours.push(await measure(url, sent, seconds));
    }
    await bare.stop();
    const [yardstick, measured] = [median(speeds.bare), median(speeds.ours)];
    yield {
      what,
      yardstick: `bare Hono ${Math.round(yardstick)}/s`,
      measured: `${Math.round(measured)}/s`,
      ratio: measured / yardstick,
      budget: 0.6,
    };
  }
}
