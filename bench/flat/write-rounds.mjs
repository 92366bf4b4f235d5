import { request } from 'node:http';
import { DEMO_PASSWORD } from '../../server/app/demo/people.ts';
import { BUYER, randomLetters, SELLER } from './open-visitors.mjs';

/** @import { Given, Round, Visitors } from './open-visitors.mjs' */

/** The rounds that write. @param {Visitors} visitors @returns {Round[]} */
export function writeRounds({ send, bearer, origin, listings }) {
  const post = (/** @type {string} */ path, /** @type {Given} */ given = {}) =>
    send(path, { method: 'POST', ...given });
  const listingOf = (/** @type {number} */ n) =>
    /** @type {{ id: string, cents: number }} */ (listings[n % listings.length]);
  const cookieOf = (/** @type {Response} */ answer) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');

  const talk = async (/** @type {number} */ n) => {
    const begun = await post('/api/conversations', {
      as: BUYER,
      json: { listingId: listingOf(n).id, text: `Is it still there, ${randomLetters(9)}?` },
    });
    const { id } = await begun.json();
    await post(`/api/conversations/${id}/messages`, { as: BUYER, json: { text: `And ${randomLetters(12)}?` } });
    await send(`/api/conversations/${id}/messages`, { as: BUYER });
    await post(`/api/conversations/${id}/read`, { as: BUYER, json: {} });
  };

  const follow = async (/** @type {number} */ n) => {
    const leaving = new AbortController();
    const as = n % 2 === 0 ? SELLER : BUYER;
    const stream = await fetch(`${origin}/api/events`, {
      headers: { Authorization: await bearer(as) },
      signal: leaving.signal,
    });
    await stream.body?.getReader().read();
    leaving.abort();
  };

  const logIn = async () => {
    const signedIn = await post('/api/auth/sign-in/email', { json: { email: BUYER, password: DEMO_PASSWORD } });
    const headers = { cookie: cookieOf(signedIn), Origin: origin };
    await send('/api/auth/token', { headers });
    await post('/api/auth/sign-out', { headers, json: {} });
  };

  const wish = async (/** @type {number} */ n) => {
    const { id: previousId } = listingOf(n);
    const saved = await post('/api/orders', { as: BUYER, json: { previousId }, mayBe: [409] });
    const { insertedId } = await saved.json();
    if (insertedId) await send(`/api/orders/${insertedId}`, { method: 'DELETE', as: BUYER });
  };

  const offer = async (/** @type {number} */ n) => {
    const { id: listingId, cents } = listingOf(n);
    const made = await post('/api/offers', {
      as: BUYER,
      json: { listingId, amountCents: Math.round(cents * (0.5 + (n % 30) / 100)) },
      mayBe: [403, 409, 422],
    });
    const { id } = await made.json();
    if (id) await post(`/api/offers/${id}/withdraw`, { as: BUYER, json: {}, mayBe: [409] });
  };

  const fileForm = (
    /** @type {string} */ field,
    /** @type {string | Uint8Array<ArrayBuffer>} */ bytes,
    /** @type {string} */ name,
  ) => {
    const form = new FormData();
    form.append(field, new Blob([bytes]), name);
    return form;
  };
  const table = () => {
    const row = (/** @type {string} */ town) =>
      `"Chair ${randomLetters(30)}",Chair,40,Good,A chair.,1990,"${town}",a.jpg,Portland,(503) 555-0142`;
    const heading = 'title,category,price,condition,description,year,town,pictures,location,phone';
    return `${heading}\n${row('Portland, Oregon')}\n${row(randomLetters(60))}\n`;
  };

  /** Ends the connection in the middle. @param {string} path */
  const abort = async (path) => {
    const sent = request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        Authorization: await bearer(SELLER),
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': '500000',
      },
    });
    const ended = new Promise((resolve) => sent.once('close', resolve));
    sent.on('error', () => undefined);
    sent.write(
      `--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n${'x'.repeat(100_000)}`,
      () => setTimeout(() => sent.destroy(), 20),
    );
    await ended;
  };

  return [
    { what: 'messages', share: 0.5, work: talk },
    { what: 'live streams', share: 2, work: follow },
    { what: 'log-ins', share: 0.2, work: logIn },
    { what: 'saved listings', share: 1, work: wish },
    { what: 'offers', share: 0.5, work: offer },
    {
      what: 'imported files',
      share: 0.1,
      work: () =>
        post('/api/import-check', { as: SELLER, form: fileForm('file', table(), 'a.csv'), mayBe: [422, 503] }),
    },
    {
      what: 'rejected uploads',
      share: 1,
      work: () =>
        post('/api/images', { as: SELLER, form: fileForm('image', randomLetters(50_000), 'a.jpg'), mayBe: [415, 422] }),
    },
    { what: 'aborted uploads', share: 0.5, work: (n) => abort(n % 2 === 0 ? '/api/images' : '/api/import-check') },
    {
      what: 'mails',
      share: 0.2,
      work: () => post('/api/auth/request-password-reset', { json: { email: BUYER } }),
    },
  ];
}

/** The rounds for limits, each from another address. @param {Visitors} visitors @returns {Round[]} */
export function limited({ send }) {
  const wrong = () => ({ email: `${randomLetters(12)}@settee.test`, password: randomLetters(12) });
  return [
    {
      what: 'wrong log-ins',
      share: 0.3,
      work: (n) =>
        send('/api/auth/sign-in/email', {
          method: 'POST',
          json: n % 2 === 0 ? wrong() : { ...wrong(), email: BUYER },
          mayBe: [401, 429],
        }),
    },
    { what: 'addresses', share: 5, work: (n) => send(`/api/categories?n=${n}`, { mayBe: [503] }) },
  ];
}
