import { Agent, request } from 'node:http';

/** Milliseconds until a request is given up. */
const PATIENCE = 30_000;

/**
 * @typedef {object} Given
 * @property {string} [method]
 * @property {object} [json]
 * @property {Record<string, string>} [form]
 * @property {Buffer} [bytes]
 * @property {Record<string, string>} [headers]
 * @property {number[]} [mayBe] statuses of 400 and more that are no error
 */
/** @typedef {{ status: number, body: any, cookie: string }} Answer */
/** @typedef {(kind: string, path: string, given?: Given) => Promise<Answer>} Send */
/** @typedef {{ kind: string, milliseconds: number, error: string | undefined }} Timed */

/**
 * Sends requests over keep-alive connections, as many at once as are due.
 * @param {string} origin
 */
export function createSender(origin) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 256 });

  /** @param {string} path @param {Given} given @param {string} address of the visitor @returns {Promise<Answer>} */
  const send = (path, { method = 'GET', json, form, bytes, headers = {} }, address) =>
    new Promise((resolve, reject) => {
      const body = bytes ?? (json ? JSON.stringify(json) : form ? String(new URLSearchParams(form)) : undefined);
      const sent = request({
        agent,
        hostname,
        port,
        path,
        method,
        headers: {
          'X-Forwarded-For': address,
          'Accept-Encoding': path.startsWith('/api/') || path.startsWith('/sandbox/') ? 'identity' : 'br',
          ...(json && { 'Content-Type': 'application/json' }),
          ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }),
          ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      });
      sent.setTimeout(PATIENCE, () => sent.destroy(new Error('no answer within 30 s')));
      sent.on('error', reject);
      sent.on('response', (answer) => {
        /** @type {Buffer[]} */
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const isJson = answer.headers['content-type']?.startsWith('application/json');
          resolve({
            status: answer.statusCode ?? 0,
            body: isJson ? JSON.parse(Buffer.concat(parts).toString()) : undefined,
            cookie: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
          });
        });
      });
      sent.end(body);
    });

  return {
    /**
     * Returns a sender for one visitor. The time of the first request counts from when it was due, of the others from when they were sent.
     * @param {string} address @param {number} due by `performance.now()` @param {(timed: Timed) => void} note
     * @returns {Send}
     * @throws after an error, which it has noted
     */
    visitor(address, due, note) {
      /** @type {number | undefined} */
      let begun = due;
      return async (kind, path, given = {}) => {
        const since = begun ?? performance.now();
        begun = undefined;
        const answer = await send(path, given, address).catch((error) => String(error.code ?? error.message));
        const milliseconds = performance.now() - since;
        const isError = typeof answer === 'string' || (answer.status >= 400 && !given.mayBe?.includes(answer.status));
        const said = typeof answer === 'string' ? answer : `${answer.status} ${answer.body?.code ?? ''}`.trim();
        const where = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|pi_\w+/g, ':id').split('?')[0];
        note({ kind, milliseconds, error: isError ? `${given.method ?? 'GET'} ${where}: ${said}` : undefined });
        if (isError || typeof answer === 'string') throw new Error(said);
        return answer;
      };
    },
  };
}
