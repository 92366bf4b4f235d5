import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SellerPayouts } from '../../ports/seller-payouts.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { findDueWork } from './due-work-store.ts';

const clock = { now: () => new Date() };
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo({ db: database.db, clock }, async ({ email }) => ({ issuer: 'test', subject: email }));
});
afterAll(() => database.close());

async function namesOfDue(db: Db, kind: SellerPayouts['kind']): Promise<string[]> {
  const due = await findDueWork({
    db,
    clock,
    config: { deadlines: { decision: 30 * 24 * 3600 } },
    sellerPayouts: { kind },
  });
  return Object.entries(due).flatMap(([name, isDue]) => (isDue ? [name] : []));
}

/** Runs statements, and undoes them afterwards. */
async function afterStatements<T>(statements: readonly string[], read: (db: Db) => Promise<T>): Promise<T> {
  const tx = await database.db.startTransaction().execute();
  try {
    for (const statement of statements) await sql.raw(statement).execute(tx);
    return await read(tx);
  } finally {
    await tx.rollback().execute();
  }
}

it('finds nothing in a shop where nothing waits', async () => {
  expect(await namesOfDue(database.db, 'connect')).toEqual([]);
});

const LATE = `now() - interval '2 minutes'`;
const FIRST_LISTING = `(select id from listings order by id limit 1)`;
const SOLD = `(select purchase_id from fulfillments where state = 'inspecting')`;
const OWED = [
  `alter table payouts disable trigger user`,
  `update payouts set state = 'owed', paid_at = null, paid_by = null, reference = null`,
];
const READY_SELLERS = `insert into seller_accounts (account_id, provider_id, state) select distinct seller_id, 'acct_' || seller_id, 'ready' from payouts`;
const ORDERED_TRANSFERS = `insert into transfers (id, payout_id, purchase_id, seller_id, destination, amount_cents, currency, due_at)
  select gen_random_uuid(), id, purchase_id, seller_id, 'acct', amount_cents, 'usd', now() + interval '1 hour' from payouts where state = 'owed'`;
const NOTIFIED = `insert into notification_deliveries (notification_id, channel, due_at, first_params)
  select id, 'mail', ${LATE}, '{}' from notifications limit 1`;

it.each([
  ['events', [`insert into provider_events (id, type, due_at) values ('evt_due', 'charge.succeeded', ${LATE})`]],
  ['purchases', [`update purchases set due_at = ${LATE} where state = 'held'`]],
  ['refunds', [`update purchases set state = 'refund_pending', due_at = ${LATE} where id = ${SOLD}`]],
  ['notifications', [`insert into piece_news (listing_id, kind) values (${FIRST_LISTING}, 'back')`]],
  [
    'notifications',
    [
      `insert into saved_searches (id, account_id, name, query, pace, due_at)
        select gen_random_uuid(), id, 'Sofas', '{}', 'daily', ${LATE} from accounts limit 1`,
    ],
  ],
  ['notifications', [NOTIFIED]],
  ['notifications', [NOTIFIED, `update notification_deliveries set waits_for = 'digest'`]],
  ['offers', [`update offers set expires_at = ${LATE} where state = 'open'`]],
  ['offers', [`update offers set untold = true where state = 'declined'`]],
  ['handovers', [`update fulfillments set deadline_at = ${LATE} where state = 'inspecting'`]],
  ['handovers', [`update fulfillments set remind_at = ${LATE} where state = 'arranging'`]],
  ['moneyBack', [`update fulfillments set refund_due_at = ${LATE} where state = 'refused'`]],
  [
    'handovers',
    [
      `update disputes set state = 'appealed', outcome = 'release', decided_by = 'operator', decided_at = now() - interval '40 days',
        appealed_by = 'buyer', appealed_at = now() - interval '39 days'`,
    ],
  ],
  [
    'moneyBack',
    [
      `insert into refunds (id, purchase_id, reason, amount_cents, state, created_at, updated_at)
        select gen_random_uuid(), ${SOLD}, 'reduced', 100, 'pending', ${LATE}, ${LATE}`,
    ],
  ],
  ['transferOrders', [...OWED, READY_SELLERS]],
  ['transfers', [...OWED, ORDERED_TRANSFERS, `update transfers set due_at = ${LATE}`]],
  [
    'reversals',
    [
      ...OWED,
      ORDERED_TRANSFERS,
      `update transfers set state = 'sent', provider_id = 'tr_' || id, done_at = now()`,
      `insert into transfer_reversals (id, transfer_id, amount_cents, due_at) select gen_random_uuid(), id, 1, ${LATE} from transfers limit 1`,
    ],
  ],
  [
    'imports',
    [
      `insert into imports (id, seller_id, file_name, columns, separator) select gen_random_uuid(), id, 'a.csv', '{}', ',' from accounts limit 1`,
    ],
  ],
])('finds that %s wait, and nothing else: %#', async (name, statements) => {
  expect(await afterStatements(statements, (db) => namesOfDue(db, 'connect'))).toEqual([name]);
});

it('leaves transfers alone in a shop that pays by hand', async () => {
  expect(await afterStatements([...OWED, READY_SELLERS, ORDERED_TRANSFERS], (db) => namesOfDue(db, 'manual'))).toEqual(
    [],
  );
});
