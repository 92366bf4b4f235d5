import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { offerListing, type Person } from './people.ts';
import { intentOf } from './provider-console.ts';

export type WriteKind = 'sign-up' | 'listing' | 'message' | 'purchase';

/** A write that the shop confirmed, by what identifies it. */
type Confirmed = { kind: WriteKind; mark: string; began: number };

/** An answer that a visitor should not get, whatever happens behind the front door. */
type Bad = { path: string; status: number; text: string };

type Options = {
  /** Where visitors come in. */
  origin: string;
  pool: pg.Pool;
  buyers: readonly Person[];
  seller: Person;
  /** The address of a photo that the seller has uploaded. */
  photo: string;
};

/** Request timeout in milliseconds, as of the site (30 s). */
const PATIENCE = 30_000;
/** Milliseconds between tries of one write. */
const AGAIN_AFTER = 200;
const PASSWORD = 'quite a password';

/**
 * Lets people sign up, list, write and buy through the front door, each again and again with the same key until the shop confirms it.
 * Two people try to buy each listing.
 */
export function startFrontDoorLoad({ origin, pool, buyers, seller, photo }: Options) {
  const confirmed: Confirmed[] = [];
  const bad: Bad[] = [];
  let refusals = 0;
  let closing = false;

  /** @returns undefined when nobody answered or the shop says "not now" */
  const send = async (path: string, init: RequestInit, expected: readonly number[]) => {
    const response = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(
      () => undefined,
    );
    const text = await response?.text().catch(() => undefined);
    if (!response || text === undefined) {
      bad.push({ path, status: 0, text: 'no answer' });
      return undefined;
    }
    const body = JSON.parse(text.startsWith('{') ? text : '{}') as Record<string, string>;
    // The stand-in for the card provider has its data in the same database.
    const isProvider = response.status === 502 && body.code === 'provider_unavailable';
    if ((response.status === 503 || isProvider) && response.headers.has('Retry-After')) {
      refusals += 1;
      return undefined;
    }
    // The try before still runs, or its process has ended and its lease has not.
    if (body.code === 'request_in_flight') return undefined;
    if (!expected.includes(response.status)) bad.push({ path, status: response.status, text: text.slice(0, 300) });
    return { status: response.status, body };
  };

  const call = (
    person: Person,
    [method, path]: [string, string],
    body?: object,
    key?: string,
    expected = [200, 201],
  ) => {
    const headers = new Headers({ Authorization: `Bearer ${person.token}` });
    if (body) headers.set('Content-Type', 'application/json');
    if (key) headers.set('Idempotency-Key', key);
    return send(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }, expected);
  };

  /** Tries until the shop answers. @returns the answer and when the confirmed try began */
  const insist = async (attempt: () => ReturnType<typeof send>) => {
    for (;;) {
      const began = performance.now();
      const answer = await attempt();
      if (answer || closing) return { answer, began };
      await sleep(AGAIN_AFTER);
    }
  };
  const confirm = (kind: WriteKind, mark: string, began: number) => void confirmed.push({ kind, mark, began });

  const signUp = async () => {
    const began = performance.now();
    const email = `${randomUUID()}@door.test`;
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email, password: PASSWORD, name: 'Newcomer' });
    const answer = await send('/api/auth/sign-up/email', { method: 'POST', headers, body }, [200]);
    if (answer?.status === 200) confirm('sign-up', email, began);
  };

  const list = async () => {
    const title = `Sofa ${randomUUID()}`;
    const body = {
      sellerName: 'Seller',
      sellerEmail: seller.email,
      location: 'Portland, Oregon',
      phone: '+1 503 555 0134',
      productName: 'Sofa',
      title,
      price: '120',
      condition: 'Good',
      description: 'A sofa.',
      year: '2019',
      image: photo,
    };
    const key = randomUUID();
    const { answer, began } = await insist(() => call(seller, ['POST', '/furniture'], body, key));
    if (answer?.status === 201 || answer?.status === 200) confirm('listing', title, began);
  };

  const write = async (buyer: Person, conversation: string) => {
    const text = `Is it still there? ${randomUUID()}`;
    const key = randomUUID();
    const path: [string, string] = ['POST', `/conversations/${conversation}/messages`];
    const { answer, began } = await insist(() => call(buyer, path, { text }, key));
    if (answer?.status === 201) confirm('message', text, began);
  };

  const pay = async (buyer: Person, listing: string) => {
    const began = performance.now();
    const refusable = [200, 409];
    const key = randomUUID();
    const asked = { price: '120', previousId: listing };
    const held = await call(buyer, ['POST', '/payment-intent'], asked, key, refusable);
    const secret = held?.body.clientSecret;
    if (!secret) return;
    const form = { key: 'pk_test_settee', client_secret: secret, payment_method: 'pm_card_visa' };
    const path = `/sandbox/stripe/v1/payment_intents/${intentOf(secret)}/confirm`;
    // The card provider, elsewhere in truth, has its own failures; 400 says that it is too late.
    await send(path, { method: 'POST', body: new URLSearchParams(form) }, [200, 400, 500]);
    const paid = await call(buyer, ['PUT', `/payment/${listing}`], undefined, undefined, refusable);
    if (paid?.status === 200) confirm('purchase', listing, began);
  };

  const buy = async (pair: readonly Person[]) => {
    // The test's own connection to the database fails as the shop's does.
    const listing = await offerListing(pool, pair).catch(() => undefined);
    if (listing) await Promise.all(pair.map((buyer) => pay(buyer, listing)));
  };

  const talk = async (buyer: Person) => {
    const listing = await offerListing(pool, [buyer]);
    const text = 'Hello.';
    const { body } = (await call(buyer, ['POST', '/conversations'], { listingId: listing, text })) ?? {};
    await repeat(() => write(buyer, body?.id ?? ''));
  };

  const repeat = async (work: () => Promise<unknown>) => {
    while (!closing) {
      await work();
      await sleep(50 + Math.random() * 100);
    }
  };
  const [first, second, ...others] = buyers as [Person, Person, ...Person[]];
  const all = Promise.all([
    repeat(signUp),
    repeat(list),
    talk(first),
    talk(second),
    repeat(() => buy(others.slice(0, 2))),
    repeat(() => buy(others.slice(2, 4))),
  ]);

  return {
    confirmed,
    bad,
    refusals: () => refusals,
    /** Waits until each kind of write was confirmed that began after this moment. */
    async serves(since: number) {
      const kinds: readonly WriteKind[] = ['sign-up', 'listing', 'message', 'purchase'];
      const isServed = (kind: WriteKind) => confirmed.some((write) => write.kind === kind && write.began > since);
      while (!kinds.every(isServed)) await sleep(20);
    },
    /** Waits until so many writes were confirmed. */
    async confirms(count: number) {
      while (confirmed.length < count) await sleep(20);
    },
    async stop() {
      closing = true;
      await all;
    },
  };
}

export type FrontDoorLoad = ReturnType<typeof startFrontDoorLoad>;
