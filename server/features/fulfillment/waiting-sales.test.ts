import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fulfillmentMethods, fulfillmentStates, fulfillmentTurn } from '../../../shared/domain/fulfillment.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';
import { turnOf } from './waiting-sale-store.ts';

let market: Market;
let seller: Actor;
let buyer: Actor;
beforeAll(async () => {
  market = await openMarket();
  [seller, buyer] = [await market.seller(), await market.buyer()];
});
afterAll(() => market.close());

const parties = [null, 'buyer', 'seller'] as const;
const both = [false, true] as const;

it('the SQL gives the same turn as the rule, for all states and all that decides it', async () => {
  const all = fulfillmentStates.flatMap((state) =>
    fulfillmentMethods.flatMap((method) =>
      parties.flatMap((proposedBy) =>
        parties.flatMap((reducedBy) =>
          parties.flatMap((absent) =>
            both.flatMap((hasAddress) =>
              both.flatMap((isSent) =>
                both.map((isAppealed) => ({
                  state,
                  method,
                  proposedBy,
                  reducedBy,
                  absent,
                  hasAddress,
                  isSent,
                  isAppealed,
                })),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  expect(all).toHaveLength(8 * 3 * 27 * 8);
  const { rows } = await sql<{ turn: string }>`
    select ${turnOf} as turn from json_array_elements(${JSON.stringify(all)}::json) with ordinality as given (one, n)
      cross join lateral (select one ->> 'state' as state, one ->> 'method' as method, one ->> 'proposedBy' as proposed_by,
        one ->> 'reducedBy' as reduced_by, one ->> 'absent' as absent, (one ->> 'hasAddress')::boolean as has_address,
        (one ->> 'isSent')::boolean as is_sent, (one ->> 'isAppealed')::boolean as is_appealed) as facts
    order by n`.execute(market.services.db);
  const different = all.filter((facts, n) => rows[n]?.turn !== fulfillmentTurn(facts));
  expect(different).toEqual([]);
});

const proposed = (by: 'buyer' | 'seller') => `with open as (
    insert into fulfillment_windows (id, fulfillment_id, proposed_by, starts_at, ends_at)
    select gen_random_uuid(), $1, '${by}', now() + interval '30 hours', now() + interval '32 hours')
  update fulfillments set state = 'arranging' where id = $1`;
const set = (columns: string) => `update fulfillments set ${columns} where id = $1`;
/** Sets one sale to each state, and to all that decides whose turn it is. */
const settings = [
  set(`state = 'arranging'`),
  proposed('buyer'),
  proposed('seller'),
  set(`method = 'seller_delivery'`),
  set(`method = 'carrier'`),
  set(`method = 'carrier', address = '12 Alder Street'`),
  set(`state = 'arranged'`),
  set(`state = 'arranged', reduction_cents = 100, reduction_by = 'buyer'`),
  set(`state = 'arranged', reduction_cents = 100, reduction_by = 'seller'`),
  set(`state = 'arranged', method = 'seller_delivery'`),
  set(`state = 'arranged', method = 'carrier', address = '12 Alder Street', sent_at = now()`),
  set(`state = 'inspecting', method = 'seller_delivery'`),
  set(`state = 'no_show', absent = 'buyer'`),
  set(`state = 'no_show', absent = 'seller'`),
  set(`state = 'disputed'`),
  set(`state = 'refused', deadline_at = null`),
  set(`state = 'cancelled', deadline_at = null`),
  set(`state = 'completed', completed_at = now(), deadline_at = null`),
];

it('lists what waits for each side as the rule says, by deadline, whatever its state', async () => {
  await market.sql('alter table fulfillments disable trigger user');
  for (const [n, statement] of settings.entries()) {
    const listing = await market.listing({ seller });
    await market.buy(buyer, listing);
    const [{ id } = {}] = await market.sql(
      `update fulfillments set deadline_at = now() + make_interval(hours => $2) where listing_id = $1 returning id`,
      // Neither the newest nor the oldest first.
      [listing.id, 10 + ((n * 7) % settings.length)],
    );
    await market.sql(statement, [id]);
  }
  for (const [role, person] of [
    ['buyer', buyer],
    ['seller', seller],
  ] as const) {
    const { items } = await walkPages((cursor) => person.api.listFulfillments({ query: { role, cursor } }));
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(fulfillmentStates));
    const expected = items
      .filter(({ turn }) => turn === role)
      .toSorted((one, other) => String(one.deadlineAt).localeCompare(String(other.deadlineAt)));
    expect(expected.length).toBeGreaterThan(4);
    const query = { turn: 'me', limit: 2 } as const;
    for (const asked of [{ ...query, role }, query]) {
      const waiting = await walkPages((cursor) => person.api.listFulfillments({ query: { ...asked, cursor } }));
      expect(waiting.items).toEqual(expected);
      expect(waiting.pages).toBe(Math.ceil(expected.length / 2));
    }
    const other = role === 'buyer' ? 'seller' : 'buyer';
    expect((await person.api.listFulfillments({ query: { ...query, role: other } })).items).toEqual([]);
    expect((await person.api.listFulfillments({ query: { ...query, progress: 'ended' } })).items).toEqual([]);
  }
});

it('lists own sales alone, also of an admin, and refuses another turn than the own one', async () => {
  const [admin, stranger] = [await market.admin(), await market.buyer()];
  for (const person of [admin, stranger])
    expect((await person.api.listFulfillments({ query: { turn: 'me' } })).items).toEqual([]);
  const answer = await buyer.call('listFulfillments', { query: { turn: 'them' } });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input', fields: { turn: expect.any(String) } } });
});
