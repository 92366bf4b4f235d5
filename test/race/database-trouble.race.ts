import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawSample } from '../support/draw-sample.ts';
import { type FaultyWire, layFaultyWire } from '../support/faulty-wire.ts';
import { type FullDisk, moveToSmallDisk } from '../support/full-disk.ts';
import { offerListing, type Person } from '../support/people.ts';
import { reportProof } from '../support/proof-report.ts';
import { type StartedShop, startShop } from '../support/started-shop.ts';

const SECONDS = Number(process.env.DATABASE_TROUBLE_SECONDS ?? 3);
const STOCK = 60;
/** More than both servers' connections. */
const MANY = 60;

let shop: StartedShop;
let wire: FaultyWire;
let disk: FullDisk;
let database: string;
beforeAll(async () => {
  shop = await startShop({
    people: 6,
    layWire: async (url) => {
      database = url;
      disk = await moveToSmallDisk(url);
      wire = await layFaultyWire(url);
      return wire;
    },
  });
});
afterAll(async () => {
  for (const server of shop.servers) {
    expect(server.output()).not.toMatch(/triggerUncaughtException|Unhandled/);
    expect(server.gone(), server.output().slice(-3_000)).toBe(false);
  }
  await shop.close();
  await wire.close();
  await disk.close();
});

type Seen = { path: string; status: number; retryAfter: string | null };

let turn = 0;
const asking = (buyer: Person, seen: Seen[]) => async (method: string, path: string, body?: object) => {
  const server = shop.servers[turn++ % 2];
  const response = await fetch(`${server?.origin}${path}`, {
    method,
    headers: { Authorization: `Bearer ${buyer.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  seen.push({ path, status: response.status, retryAfter: response.headers.get('retry-after') });
  return (await response.json().catch(() => ({}))) as Record<string, string>;
};

type Shopping = { seen: Seen[]; stock: string[]; open(): boolean };

async function buyAll(buyer: Person, { seen, stock, open }: Shopping): Promise<void> {
  const ask = asking(buyer, seen);
  while (open()) {
    const listing = await offerListing(shop.pool, [buyer]).catch(() => stock.pop());
    await ask('GET', '/api/furniture-available');
    await ask('GET', `/api/orders?email=${buyer.email}`);
    await ask('GET', '/');
    await ask('POST', '/api/auth/sign-in/email', { email: 'nobody@people.test', password: 'not a password' });
    const newcomer = { email: `${randomUUID()}@people.test`, password: 'quite a password', name: 'Newcomer' };
    await ask('POST', '/api/auth/sign-up/email', newcomer);
    if (!listing) continue;
    const { clientSecret } = await ask('POST', '/api/payment-intent', { price: '120', previousId: listing });
    if (clientSecret) await shop.confirmCard(clientSecret).catch(() => undefined);
    await ask('PUT', `/api/payment/${listing}`);
  }
}

type Trouble = {
  what: string;
  begin(seen: Seen[]): Promise<void> | void;
  end(): Promise<void> | void;
  /** Too short for readiness checks to notice. */
  isBrief?: true;
};

const troubles: Trouble[] = [
  { what: 'the database is away', begin: () => wire.unplug(), end: () => wire.heal() },
  { what: 'every connection is cut, again and again', begin: cutOften, end: () => wire.cut(), isBrief: true },
  {
    what: 'the network says nothing',
    begin: () => wire.mute(),
    async end() {
      await sleep(10_000);
      wire.heal();
    },
  },
  { what: 'others have taken every place at the database', begin: () => wire.crowd(), end: () => wire.heal() },
  { what: 'somebody keeps the purchases to themselves', ...locking('purchases') },
  { what: 'every connection waits for somebody who keeps the accounts', ...locking('accounts', MANY) },
  { what: 'the disk of the database is full', begin: () => disk.fill(), end: () => disk.free() },
  {
    what: 'the disk of the database is full and lets nobody in',
    async begin() {
      await disk.fillAndShut();
      wire.cut();
    },
    end: () => disk.free(),
  },
];

async function cutOften() {
  for (let cut = 0; cut < 5; cut++) {
    wire.cut();
    await sleep(100);
  }
}

/** An idle transaction that locks a table, with waiting requests. */
function locking(table: string, people = 0): Pick<Trouble, 'begin' | 'end'> {
  // Our own connections end idle transactions, and so the lock.
  let locker: pg.Client;
  let locked = false;
  let waiting: Promise<unknown>;
  return {
    async begin(seen) {
      locker = new pg.Client({ connectionString: database });
      await locker.connect();
      await locker.query('begin');
      await locker.query(`lock table ${table} in access exclusive mode`);
      locked = true;
      const [buyer] = shop.people as [Person];
      const wait = async () => {
        while (locked) await asking(buyer, seen)('PUT', `/api/order/${buyer.id}`);
      };
      waiting = Promise.all(Array.from({ length: people }, wait));
    },
    async end() {
      locked = false;
      await locker.query('rollback');
      await locker.end();
      await waiting;
    },
  };
}

const expectReadiness = (status: 200 | 503) =>
  vi.waitFor(async () => expect((await fetch(`${shop.servers[0]?.origin}/readyz`)).status).toBe(status), {
    timeout: 120_000,
    interval: 100,
  });

/** Refusals with a retry time are allowed; server errors are not. */
function impatient(seen: readonly Seen[]): Seen[] {
  const good = (path: string) => {
    if (path.startsWith('/api/auth')) return [200, 401];
    return path.startsWith('/api/order/') ? [404] : [200, 409];
  };
  return seen.filter(
    ({ path, status, retryAfter }) => !good(path).includes(status) && !([502, 503].includes(status) && retryAfter),
  );
}

function causes(): string {
  const lines = shop.servers.flatMap((server) => server.output().split('\n')).filter((line) => line.includes('"err":'));
  return [...new Set(lines.map((line) => /"err":.{0,300}/.exec(line)?.[0]))].join('\n');
}

async function disagreements(): Promise<unknown[]> {
  const { rows } = await shop.pool.query(
    `select o.body->>'id' as intent from sandbox_stripe.object o
     left join purchases p on p.intent_id = o.body->>'id' left join sales s on s.purchase_id = p.id
     where o.kind = 'payment_intent' and o.body->>'status' = 'succeeded' and s.id is null
     union all select p.intent_id from sales s join purchases p on p.id = s.purchase_id
     join sandbox_stripe.object o on o.body->>'id' = p.intent_id where o.body->>'status' <> 'succeeded'`,
  );
  return [...rows, ...(await shop.brokenRules())];
}

/** Errors that remain after pending work has finished. */
async function whatStaysWrong(): Promise<unknown[]> {
  const agreed = async () => (await disagreements()).length === 0;
  await vi.waitUntil(agreed, { timeout: 120_000, interval: 500 }).catch(() => undefined);
  return disagreements();
}

it.each(drawSample(troubles, 1 / 4))(
  'says "not now" while $what, loses nothing, and goes on by itself',
  async ({ what, begin, end, isBrief }) => {
    await shop.renewTokens();
    let open = true;
    const seen: Seen[] = [];
    const stock = await Promise.all(Array.from({ length: STOCK }, () => offerListing(shop.pool, shop.people)));
    const shopping = shop.people.map((buyer) => buyAll(buyer, { seen, stock, open: () => open }));
    const somebodyIsServed = async (from = seen.length) =>
      vi.waitFor(() => expect(seen.slice(from).map(({ status }) => status)).toContain(200), { timeout: 120_000 });
    try {
      await somebodyIsServed();
      await begin(seen);
      const begun = performance.now();
      if (!isBrief) await expectReadiness(503);
      await sleep(Math.max(0, SECONDS * 1000 - (performance.now() - begun)));
      if (!isBrief) await expectReadiness(503);
      await end();
      await expectReadiness(200);
      await somebodyIsServed();
    } finally {
      open = false;
      await Promise.all(shopping);
    }
    const lost = await whatStaysWrong();
    reportProof({
      proof: `Answers while ${what}`,
      tried: seen.length,
      lost: impatient(seen).length + lost.length,
      note: what.includes('disk') && !disk.isReal ? 'a sham: no file system could be mounted here' : undefined,
    });
    expect(impatient(seen), causes()).toEqual([]);
    expect(lost).toEqual([]);
    if (!isBrief) expect(seen.map(({ status }) => status)).toContain(503);
  },
);
