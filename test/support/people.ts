import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createAccessTokens } from '../../server/features/accounts/access-token.ts';

/** An account inserted directly into the database, with a token valid on every process. */
export type Person = { id: string; email: string; token: string };

type Options = { pool: pg.Pool; secret: string; issuer: string };

/** Creates many buyers at once, without password hashing. */
export async function createPeople({ pool, secret, issuer }: Options, count: number): Promise<Person[]> {
  const tokens = createAccessTokens({ secret, issuer, clock: { now: () => new Date() } });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = randomUUID();
      const email = `${id}@people.test`;
      await pool.query(
        `insert into accounts (id, issuer, subject, email, display_name, type, email_verified)
         values ($1, 'https://people.test', $2, $3, 'Person', 'buyer', true)`,
        [id, id, email],
      );
      return { id, email, token: await tokens.issue({ id, tokenEpoch: 0 }) };
    }),
  );
}

/** Renews tokens in long races, because they expire after 300 s. */
export async function renewTokens({ secret, issuer }: Options, people: Person[]): Promise<void> {
  const tokens = createAccessTokens({ secret, issuer, clock: { now: () => new Date() } });
  for (const person of people) person.token = await tokens.issue({ id: person.id, tokenEpoch: 0 });
}

/** Creates a listing that all have saved. @returns its id */
export async function offerListing(
  pool: pg.Pool,
  people: readonly Pick<Person, 'id'>[],
  cents = 12_000,
): Promise<string> {
  const seller = randomUUID();
  const listing = randomUUID();
  await pool.query(
    `insert into accounts (id, issuer, subject, email, display_name, type)
     values ($1, 'https://people.test', $2, $3, 'Seller', 'seller')`,
    [seller, seller, `${seller}@people.test`],
  );
  await pool.query(
    `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year,
       delivery_radius_km, delivery_cents, carrier_cents)
     values ($1, $2, 'Seller', 'Here', '1', 'Sofa', 'The one sofa', $3, 'Good', 'One of a kind.', '1962', 20, 2500, 4900)`,
    [listing, seller, cents],
  );
  await pool.query(
    `insert into wishes (id, buyer_id, listing_id, price_cents) select gen_random_uuid(), unnest($1::uuid[]), $2, $3`,
    [people.map(({ id }) => id), listing, cents],
  );
  return listing;
}
