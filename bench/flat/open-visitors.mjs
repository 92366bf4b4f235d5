import pg from 'pg';
import { createAccessTokens } from '../../server/features/accounts/access-token.ts';

export const SECRET = 'a secret that only this measurement knows';
export const [SELLER, BUYER] = ['seller@settee.test', 'buyer@settee.test'];
const AT_ONCE = 8;

/** @typedef {{ method?: string, json?: object, form?: FormData, as?: string, headers?: Record<string, string>, mayBe?: number[] }} Given */
/** @typedef {(path: string, given?: Given) => Promise<Response>} Send */
/** @typedef {{ send: Send, origin: string, bearer(email: string): Promise<string>, listings: { id: string, cents: number }[] }} Visitors */
/** @typedef {{ what: string, share: number, work(n: number): Promise<unknown> }} Round */

/** @param {number} length */
export const randomLetters = (length) =>
  Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

const randomAddress = () => [100, 0, 0, 0].map((least) => least + Math.floor(Math.random() * 100)).join('.');

/**
 * Returns what sends requests as the demo's people.
 * @param {string} origin @param {string} url of the database
 * @returns {Promise<Visitors>}
 */
export async function openVisitors(origin, url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const people = await client.query('select id, email, token_epoch from accounts');
  await client.end();
  /** @type {{ _id: string, price: string, sellerName: string }[]} */
  const available = await (await fetch(`${origin}/api/furniture-available?limit=100`)).json();
  const others = available.filter(({ sellerName }) => sellerName !== 'Marta Lindqvist');
  const tokens = createAccessTokens({ secret: SECRET, issuer: origin, clock: { now: () => new Date() } });
  const bearer = async (/** @type {string} */ email) => {
    const { id, token_epoch } = people.rows.find((one) => one.email === email);
    return `Bearer ${await tokens.issue({ id, tokenEpoch: token_epoch })}`;
  };
  return {
    origin,
    bearer,
    listings: others.map(({ _id, price }) => ({ id: _id, cents: Math.round(Number(price) * 100) })),
    async send(path, { method = 'GET', json, form, as, headers = {}, mayBe = [] } = {}) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'X-Forwarded-For': randomAddress(),
          ...headers,
          ...(json && { 'Content-Type': 'application/json' }),
          ...(as && { Authorization: await bearer(as) }),
        },
        body: json ? JSON.stringify(json) : form,
      });
      const bytes = await answer.arrayBuffer();
      if (answer.status >= 400 && !mayBe.includes(answer.status))
        throw new Error(
          `${method} ${path.slice(0, 80)}: ${answer.status} ${Buffer.from(bytes).toString().slice(0, 300)}`,
        );
      return new Response(bytes, { headers: answer.headers });
    },
  };
}

let begun = 0;

/** Runs the work some at a time. @param {number} amount @param {Round['work']} work */
export async function repeat(amount, work) {
  let left = amount;
  const one = async () => {
    while (left-- > 0) await work(begun++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
