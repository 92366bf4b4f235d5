import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
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

/** Sold pieces without a sale, a paid purchase or a balanced ledger: there must be none. */
const brokenBooks = () =>
  database.db
    .selectFrom('listings as l')
    .leftJoin('sales as s', 's.listing_id', 'l.id')
    .leftJoin('purchases as p', (join) => join.onRef('p.id', '=', 's.purchase_id').on('p.state', '=', 'paid'))
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

describe('seedDemo', () => {
  it('fills an empty database, once', async () => {
    expect(await seedDemo({ db: database.db, clock }, createLogin)).toBe(true);
    expect(await count('accounts')).toBe(demoPeople.length);
    expect(await count('listings')).toBe(demoListings.length);
    expect(await seedDemo({ db: database.db, clock }, createLogin)).toBe(false);
    expect(await count('listings')).toBe(demoListings.length);
  });

  it('leaves complete books behind', async () => {
    await seedDemo({ db: database.db, clock }, createLogin);
    expect(await count('sales')).toBe(6);
    expect(await brokenBooks()).toEqual([]);
    expect(await ledgerSum()).toBe(0);
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
});
