import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerPiece, type Rival } from '../support/crowd.ts';
import { type FaultyWire, layFaultyWire } from '../support/faulty-wire.ts';
import { openRaceTrack, type RaceTrack } from '../support/race-track.ts';

/** How long each trouble lasts; the long form takes 30 s (reliability T29). */
const SECONDS = Number(process.env.DATABASE_TROUBLE_SECONDS ?? 3);

let track: RaceTrack;
let wire: FaultyWire;
beforeAll(async () => {
  track = await openRaceTrack({
    rivals: 6,
    layWire: async (url) => {
      wire = await layFaultyWire(url);
      return wire;
    },
  });
}, 120_000);
afterAll(async () => {
  for (const server of track.servers) expect(server.output()).not.toMatch(/triggerUncaughtException|Unhandled/);
  await track.close();
  await wire.close();
});

type Seen = { path: string; status: number; retryAfter: string | null };

/** Buys one piece after another and looks around, whatever happens, and notes every answer. */
async function shop(buyer: Rival, seen: Seen[], open: () => boolean): Promise<void> {
  let turn = 0;
  const ask = async (method: string, path: string, body?: object) => {
    const server = track.servers[turn++ % 2];
    const response = await fetch(`${server?.origin}${path}`, {
      method,
      headers: { Authorization: `Bearer ${buyer.token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    seen.push({ path, status: response.status, retryAfter: response.headers.get('retry-after') });
    return (await response.json().catch(() => ({}))) as Record<string, string>;
  };
  while (open()) {
    const piece = await offerPiece(track.pool, [buyer]).catch(() => undefined);
    await ask('GET', '/api/furniture-available');
    await ask('GET', `/api/orders?email=${buyer.email}`);
    await ask('GET', '/');
    await ask('POST', '/api/auth/sign-in/email', { email: 'nobody@crowd.test', password: 'not a password' });
    if (!piece) continue;
    const { clientSecret } = await ask('POST', '/api/payment-intent', { price: '120', previousId: piece });
    if (clientSecret) await track.confirmCard(clientSecret).catch(() => undefined);
    await ask('PUT', `/api/payment/${piece}`);
  }
}

const readiness = async () => (await fetch(`${track.servers[0]?.origin}/readyz`)).status;

/** Everybody shops while the trouble comes and goes. @returns every answer, and the readiness in the middle */
async function during(trouble: () => Promise<void> | void, after: () => Promise<void> | void) {
  await track.renewTokens();
  let open = true;
  const seen: Seen[] = [];
  const shopping = track.crowd.map((buyer) => shop(buyer, seen, () => open));
  const answered = async (from: number) =>
    vi.waitFor(() => expect(seen.slice(from).some(({ status }) => status === 200)).toBe(true), { timeout: 60_000 });
  try {
    await answered(0);
    await trouble();
    await sleep((SECONDS * 1000) / 2);
    const ready = await readiness();
    await sleep((SECONDS * 1000) / 2);
    await after();
    await vi.waitFor(async () => expect(await readiness()).toBe(200), { timeout: 60_000, interval: 100 });
    await answered(seen.length);
    return { seen, ready };
  } finally {
    open = false;
    await Promise.all(shopping);
  }
}

/** Refusals are allowed when they say "not now, come back"; a breakdown never is. */
function expectOnlyPatience(seen: readonly Seen[]) {
  const unexpected = seen.filter(
    ({ path, status, retryAfter }) =>
      ![200, 409, path.startsWith('/api/auth') ? 401 : 200].includes(status) &&
      !([502, 503].includes(status) && retryAfter),
  );
  expect(unexpected).toEqual([]);
}

async function expectNothingLost() {
  await vi.waitFor(
    async () => {
      expect(await track.brokenRules()).toEqual([]);
      // The provider took money exactly where there is a sale.
      const { rows } = await track.pool.query(
        `select o.body->>'id' as intent from sandbox_stripe.object o
         left join purchases p on p.intent_id = o.body->>'id' left join sales s on s.purchase_id = p.id
         where o.kind = 'payment_intent' and o.body->>'status' = 'succeeded' and s.id is null
         union all select p.intent_id from sales s join purchases p on p.id = s.purchase_id
         join sandbox_stripe.object o on o.body->>'id' = p.intent_id where o.body->>'status' <> 'succeeded'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 500 },
  );
}

const LIMIT = SECONDS * 2000 + 150_000;

it(
  'says "not now" while the database is away, and goes on by itself when it is back',
  async () => {
    const { seen, ready } = await during(wireDown, () => wire.heal());
    expect(ready).toBe(503);
    expect(seen.some(({ status }) => status === 503)).toBe(true);
    expectOnlyPatience(seen);
    await expectNothingLost();
  },
  LIMIT,
);
const wireDown = () => wire.unplug();

it(
  'loses no money when every connection is cut in the middle',
  async () => {
    const { seen } = await during(
      async () => {
        for (let cut = 0; cut < 5; cut++) {
          wire.cut();
          await sleep(100);
        }
      },
      () => wire.cut(),
    );
    expectOnlyPatience(seen);
    await expectNothingLost();
  },
  LIMIT,
);

it(
  'does not wait for ever for a network that says nothing',
  async () => {
    const { seen, ready } = await during(
      () => wire.mute(),
      async () => {
        // Long enough that only a limit of our own can have ended the waiting.
        await sleep(10_000);
        wire.heal();
      },
    );
    expect(ready).toBe(503);
    expect(seen.some(({ status }) => status === 503)).toBe(true);
    expectOnlyPatience(seen);
    await expectNothingLost();
  },
  LIMIT,
);

it(
  'answers people although somebody locks the purchases',
  async () => {
    const locker = await track.pool.connect();
    const { seen, ready } = await during(
      async () => {
        await locker.query('begin');
        await locker.query('set local idle_in_transaction_session_timeout = 0');
        await locker.query('lock table purchases in access exclusive mode');
      },
      async () => {
        await locker.query('rollback');
        locker.release();
      },
    );
    expect(ready).toBe(200);
    expect(seen.some(({ status }) => status === 503)).toBe(true);
    expectOnlyPatience(seen);
    await expectNothingLost();
  },
  LIMIT,
);
