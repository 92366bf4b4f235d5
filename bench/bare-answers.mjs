import http from 'node:http';
import autocannon from 'autocannon';
import { startYardstick } from './yardstick.mjs';

const CONNECTIONS = 16;

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
          const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...constant } = response.headers;
          resolve({ status: response.statusCode ?? 0, headers: constant, body: Buffer.concat(chunks) });
        });
      })
      .on('error', reject);
  });
}

/**
 * Starts a server of the web framework alone that sends the bytes of a real answer, and compares them first.
 * @param {string} url the answer @param {Record<string, string>} [headers] of the request
 */
export async function startBareServer(url, headers = {}) {
  const answer = await sample(url, headers);
  const bare = await startYardstick(
    'bare-server.mjs',
    JSON.stringify({ ...answer, body: answer.body.toString('base64') }),
  );
  const same = await sample(bare.url, headers);
  if (same.status === answer.status && same.body.equals(answer.body)) return bare;
  await bare.stop();
  throw new Error(`The bare server does not send what ${url} is.`);
}

/**
 * @param {string} url @param {number} duration seconds @param {Record<string, string>} [headers]
 * @returns {Promise<number>} answers a second
 */
export async function answersPerSecond(url, duration, headers = {}) {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration });
  if (errors > 0 || (non2xx > 0 && !headers['if-none-match'])) throw new Error(`${url} failed while it was measured.`);
  return requests.average;
}
