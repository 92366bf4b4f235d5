import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fulfillmentStates } from '../../../shared/domain/fulfillment.ts';
import { offerStates } from '../../../shared/domain/offer.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { verifyBooks } from '../../features/checkout/books/verify-books.ts';
import { readMarketNumbers } from '../../features/statistics/read-numbers.ts';
import { listSellerDays } from '../../features/statistics/seller-store.ts';
import { addGenerated } from './add-generated.ts';
import { demoDeliveries } from './catalogue/deliveries.ts';
import { hiddenListings } from './catalogue/hidden-listings.ts';
import { demoListings } from './catalogue.ts';
import { generateCatalogue } from './generate.ts';
import { demoPeople } from './people.ts';
import { type CreateLogin, seedDemo } from './seed-demo.ts';
import { insertSeedRows, type SeedRows } from './seed-store.ts';

const now = new Date('2026-05-04T10:00:00Z');
const clock = { now: () => now };
const createLogin: CreateLogin = async ({ email }) => ({ issuer: 'test', subject: email });

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const count = async (table: keyof SeedRows) =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

const brokenBooks = () =>
  database.db
    .selectFrom('listings as l')
    .leftJoin('sales as s', 's.listing_id', 'l.id')
    .leftJoin('purchases as p', (join) =>
      join.onRef('p.id', '=', 's.purchase_id').on('p.state', 'in', ['paid', 'refunded']),
    )
    .where((eb) =>
      eb.or([
        eb.and([eb('l.state', '=', 'sold'), eb('p.id', 'is', null)]),
        eb.and([eb('l.state', '<>', 'sold'), eb('s.id', 'is not', null)]),
        eb('s.price_cents', '<>', eb.ref('l.price_cents')),
      ]),
    )
    .select('l.title')
    .execute();

const ledgerSum = async () =>
  Number(
    (
      await database.db
        .selectFrom('ledger_entries')
        .select(({ fn }) => fn.sum('amount_cents').as('sum'))
        .executeTakeFirst()
    )?.sum,
  );

describe('addGenerated', () => {
  it('adds nobody when it refuses a shop of one person', async () => {
    for (const people of [0, 1])
      await expect(addGenerated(database.db, { listings: 0, people, seed: 1 })).rejects.toThrow('two people');
    expect(await count('accounts')).toBe(0);
  });
});

describe('seedDemo', () => {
  it('fills an empty database, once', async () => {
    expect(await seedDemo({ db: database.db, clock }, createLogin)).toBe(true);
    expect(await count('accounts')).toBe(demoPeople.length);
    expect(await count('listings')).toBe(demoListings.length + demoDeliveries.length + hiddenListings.length);
    expect(await seedDemo({ db: database.db, clock }, createLogin)).toBe(false);
    expect(await count('listings')).toBe(demoListings.length + demoDeliveries.length + hiddenListings.length);
  });

  it('leaves complete books behind', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    expect(await count('sales')).toBe(7 + demoDeliveries.length);
    expect(await verifyBooks(database.db)).toEqual([]);
    expect(await brokenBooks()).toEqual([]);
    expect(await ledgerSum()).toBe(0);
  });

  it('lists, saves and buys only after joining, and after the listing was created', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    const { rows } = await sql<{ title: string }>`
      select l.title from listings l join accounts a on a.id = l.seller_id where l.created_at < a.created_at
      union all
      select l.title from wishes w join accounts a on a.id = w.buyer_id join listings l on l.id = w.listing_id
        where w.created_at < greatest(a.created_at, l.created_at)
      union all
      select l.title from sales s join listings l on l.id = s.listing_id
        left join wishes w on w.listing_id = l.id and w.buyer_id = s.buyer_id
        where w.id is null or s.paid_at < w.created_at
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('gives the charts of a new shop something to show', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    const { days, before } = await readMarketNumbers({ db: database.db, clock }, 30);
    for (const what of ['people', 'listings', 'sales'] as const)
      expect(days.filter((day) => day[what] > 0).length, what).toBeGreaterThanOrEqual(5);
    expect(before.people).toBeGreaterThan(0);

    const seller = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'seller@settee.test')
      .executeTakeFirstOrThrow();
    const shown = await listSellerDays(database.db, seller.id, { from: '2026-04-05', to: '2026-05-04' });
    expect(shown.filter(({ views }) => views > 0).length).toBeGreaterThan(14);
    expect(shown.filter(({ saves }) => saves > 0).length).toBeGreaterThan(4);
  });

  it('shows the demo buyer what can become of a saved listing, and leaves some to buy', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    const { rows } = await sql<{ state: string; dropped: boolean; is_mine: boolean }>`
      select l.state, w.price_cents > l.price_cents as dropped, s.id is not null as is_mine
      from wishes w join accounts a on a.id = w.buyer_id and a.email = 'buyer@settee.test'
        join listings l on l.id = w.listing_id left join sales s on s.listing_id = l.id and s.buyer_id = a.id
    `.execute(database.db);
    expect(rows.filter(({ state }) => state === 'available').length).toBeGreaterThanOrEqual(2);
    expect(rows.filter(({ dropped }) => dropped)).toMatchObject([{ state: 'available' }]);
    expect(rows.filter(({ state, is_mine }) => state === 'sold' && !is_mine).length).toBe(1);
  });

  it('leaves each step of a deal open for the demo buyer and the demo seller', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    const { rows } = await sql<{ who: string; unread: number; turns: number; handovers: number; holds: number }>`
      select split_part(a.email, '@', 1) as who,
        (select count(*)::int from conversation_members m where m.account_id = a.id and m.unread > 0) as unread,
        (select count(*)::int from offers o where o.state = 'open' and o.expires_at > now()
          and case o.proposed_by when 'buyer' then o.seller_id else o.buyer_id end = a.id) as turns,
        (select count(*)::int from fulfillments f where f.state = 'arranging' and a.id in (f.buyer_id, f.seller_id)) as handovers,
        (select count(*)::int from offers o join purchases p on p.id = o.purchase_id join listings l on l.id = p.listing_id
          where o.state = 'accepted' and p.agreed and p.state = 'held' and l.state = 'held' and p.held_until > now()
          and p.price_cents = o.amount_cents and a.id in (o.buyer_id, o.seller_id)) as holds
      from accounts a where a.email in ('buyer@settee.test', 'seller@settee.test') order by who
    `.execute(database.db);
    expect(rows).toEqual([
      { who: 'buyer', unread: 3, turns: 1, handovers: 1, holds: 1 },
      { who: 'seller', unread: 4, turns: 1, handovers: 1, holds: 1 },
    ]);
    const states = await database.db.selectFrom('offers').select('state').distinct().execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual([...offerStates].toSorted());
  });

  it('lets the two of each sale write to each other', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    const { rows } = await sql<{ title: string }>`
      select l.title from sales s join listings l on l.id = s.listing_id
      where not exists (select from conversations c where c.listing_id = s.listing_id and c.buyer_id = s.buyer_id)
    `.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('leaves a sale in each state of its delivery', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    const { rows } = await sql<{ state: string; method: string; lower: boolean; waits: boolean; meets: boolean }>`
      select f.state, f.method, f.reduction_by = 'seller' as lower, f.deadline_at > now() as waits,
        w.starts_at > now() as meets
      from fulfillments f join accounts b on b.id = f.buyer_id join accounts s on s.id = f.seller_id
        left join fulfillment_windows w on w.fulfillment_id = f.id and w.state = 'accepted'
      where b.email = 'buyer@settee.test' and s.email = 'seller@settee.test' and f.state not in ('arranging', 'completed')
      order by f.state, f.method
    `.execute(database.db);
    expect(rows).toEqual([
      { state: 'arranged', method: 'carrier', lower: null, waits: true, meets: null },
      { state: 'arranged', method: 'pickup', lower: true, waits: true, meets: true },
      { state: 'cancelled', method: 'pickup', lower: null, waits: null, meets: null },
      { state: 'disputed', method: 'seller_delivery', lower: null, waits: true, meets: false },
      { state: 'inspecting', method: 'seller_delivery', lower: null, waits: true, meets: false },
      { state: 'no_show', method: 'pickup', lower: null, waits: true, meets: false },
      { state: 'refused', method: 'pickup', lower: null, waits: null, meets: false },
    ]);
    const states = await database.db.selectFrom('fulfillments').select('state').distinct().execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual([...fulfillmentStates].toSorted());
    const open = await database.db.selectFrom('disputes').select('reason').where('state', '=', 'open').execute();
    expect(open).toEqual([{ reason: 'not_as_described' }]);
  });

  it('leaves a hidden listing to appeal for, and an appeal to decide', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    const { rows } = await sql<{ state: string; who: string; hidden: boolean; has_reason: boolean }>`
      select c.state, split_part(a.email, '@', 1) as who, l.hidden_at is not null as hidden, c.reason <> '' as has_reason
      from cases c join accounts a on a.id = c.subject_id join listings l on l.id = c.target_id
      where c.action = 'hide' order by c.state
    `.execute(database.db);
    expect(rows).toEqual([
      { state: 'appealed', who: 'odell', hidden: true, has_reason: true },
      { state: 'decided', who: 'seller', hidden: true, has_reason: true },
    ]);
  });

  it('starts over after it was stopped in the middle', async () => {
    const unplugged: CreateLogin = async (person) => {
      if (person.email === 'admin@settee.test') throw new Error('The plug was pulled.');
      return createLogin(person);
    };
    await expect(seedDemo({ db: database.db, clock }, unplugged)).rejects.toThrow('plug');
    expect(await count('accounts')).toBe(0);
    expect(await seedDemo({ db: database.db, clock }, createLogin)).toBe(true);
  });

  it('is done by one of two processes that start together', async () => {
    const both = [1, 2].map(() => seedDemo({ db: database.db, clock }, createLogin));
    expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
    expect(await count('accounts')).toBe(demoPeople.length);
  });
});

describe('a generated catalogue', () => {
  it('makes as many as were asked for, with complete books', async () => {
    for await (const rows of generateCatalogue({ listings: 1500, people: 40, now }))
      await database.db.transaction().execute((tx) => insertSeedRows(tx, rows));
    expect([await count('accounts'), await count('listings')]).toEqual([40, 1500]);
    expect(await brokenBooks()).toEqual([]);
    expect(await ledgerSum()).toBe(0);
  });

  it('is added once, also beside another one', async () => {
    const size = { listings: 3, people: 2 };
    await addGenerated(database.db, { ...size, seed: 1 });
    const again = addGenerated(database.db, { ...size, seed: 1 });
    await expect(again).rejects.toThrow(
      'The listings or people of --seed 1 are here already. Add others with --seed 2.',
    );
    await addGenerated(database.db, { ...size, seed: 2 });
    expect([await count('accounts'), await count('listings')]).toEqual([4, 6]);
  });
});
