import { createAccessTokens } from '../../server/features/accounts/access-token.ts';
import { searchPaths } from '../searches.mjs';

/** Listings that half of the looks at a listing go to. */
const POPULAR = 1_000;
/** One of so many purchases is of a listing that somebody else buys at the same time. */
const RIVALS = 10;

/** @typedef {import('./send-request.mjs').Send} Send */
/** @typedef {(send: Send) => Promise<void>} Visit */

/** @template T @param {readonly T[]} all @returns {T} */
const anyOf = (all) => /** @type {T} */ (all[Math.floor(Math.random() * all.length)]);

/**
 * The kinds of visits, each with its share.
 * @param {import('./fill-market.mjs').VisitData} visitData
 * @returns {{ kind: string, share: number, visit: Visit }[]}
 */
export function createVisits(visitData) {
  const tokens = createAccessTokens({
    secret: visitData.secret,
    issuer: visitData.origin,
    clock: { now: () => new Date() },
  });
  const bearer = async (/** @type {string} */ id) => ({
    Authorization: `Bearer ${await tokens.issue({ id, tokenEpoch: 0 })}`,
  });
  const photo = Buffer.from(visitData.photo, 'base64');
  const popular = visitData.listings.slice(0, POPULAR);
  // Popular listings are viewed, others are bought: a sold one would answer with another page.
  const forSale = visitData.listings.slice(POPULAR);
  const searches = searchPaths(0);
  const turns = { search: 0, buyer: 0, person: 0, photo: 0 };
  /** @type {{ id: string, cents: number } | undefined} */
  let last;

  /** @type {Visit} */
  const browse = async (send) => {
    const chance = Math.random();
    const listing = Math.random() < 0.5 ? anyOf(popular) : anyOf(visitData.listings);
    if (chance < 0.15) await send('page', '/');
    else if (chance < 0.4) await send('page', `/collections/${anyOf(visitData.collections)}`);
    else if (chance < 0.9) await send('page', `/furniture/${listing.id}`);
    else await send('page', `/sellers/${anyOf(visitData.sellers)}`);
  };

  /** @type {Visit} */
  const search = async (send) => {
    const path = searches[turns.search++ % searches.length] ?? '';
    // The first results come as a page, those after a change of the filters by the call.
    await send('search', turns.search % 2 === 0 ? path : path.replace('/api', ''));
  };

  /** @type {Visit} */
  const talk = async (send) => {
    const n = turns.person++;
    const { email, password, conversation } = visitData.people[n % visitData.people.length] ?? anyOf(visitData.people);
    const signedIn = await send('sign in', '/api/auth/sign-in/email', { method: 'POST', json: { email, password } });
    const proof = await send('call', '/api/auth/token', { headers: { cookie: signedIn.cookie } });
    const issued = await send('call', '/api/jwt', {
      method: 'POST',
      json: { email },
      headers: { Authorization: `Bearer ${proof.body.token}` },
    });
    const headers = { Authorization: `Bearer ${issued.body.token}` };
    await send('call', '/api/conversations', { headers });
    await send('call', `/api/conversations/${conversation}/messages`, { headers });
    const text = `Could I come and see it on day ${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}?`;
    await send('call', `/api/conversations/${conversation}/messages`, { method: 'POST', json: { text }, headers });
  };

  /** @type {Visit} */
  const upload = async (send) => {
    const n = turns.photo++;
    const form = new FormData();
    // The bytes at the end make it another file; decoders ignore them.
    const bytes = Buffer.concat([photo, Buffer.from(`${process.pid} ${n}`)]);
    form.append('image', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
    const written = new Response(form);
    await send('upload', '/api/images', {
      method: 'POST',
      bytes: Buffer.from(await written.arrayBuffer()),
      headers: {
        ...(await bearer(visitData.uploaders[n % visitData.uploaders.length] ?? '')),
        'Content-Type': written.headers.get('Content-Type') ?? '',
      },
    });
  };

  /** @type {Visit} */
  const buy = async (send) => {
    const n = turns.buyer++;
    const isRival = n % RIVALS === RIVALS - 1;
    // Either of the two may be the first.
    const mayLose = isRival || n % RIVALS === RIVALS - 2;
    const listing = (isRival && last) || forSale[n % forSale.length] || anyOf(forSale);
    last = listing;
    const headers = await bearer(visitData.buyers[n % visitData.buyers.length] ?? '');
    const taken = { mayBe: [409, 410] };
    await send('page', `/furniture/${listing.id}`, isRival ? { mayBe: [404, 410] } : {});
    const saved = await send('call', '/api/orders', {
      method: 'POST',
      json: { previousId: listing.id },
      headers,
      ...(mayLose && taken),
    });
    if (saved.status >= 400) return;
    const price = String(listing.cents / 100);
    const held = await send('call', '/api/payment-intent', {
      method: 'POST',
      json: { previousId: listing.id, price },
      headers,
      ...(mayLose && taken),
    });
    if (held.status >= 400) return;
    const intent = held.body.clientSecret.split('_secret')[0];
    const form = { key: 'pk_test_settee', client_secret: held.body.clientSecret, payment_method: 'pm_card_visa' };
    await send('call', `/sandbox/stripe/v1/payment_intents/${intent}/confirm`, { method: 'POST', form });
    await send('call', `/api/payment/${listing.id}`, { method: 'PUT', headers });
  };

  return [
    { kind: 'browse', share: 0.85, visit: browse },
    { kind: 'search', share: 0.08, visit: search },
    { kind: 'sign in and write', share: 0.04, visit: talk },
    { kind: 'upload', share: 0.02, visit: upload },
    { kind: 'buy', share: 0.01, visit: buy },
  ];
}
