import { sql } from 'kysely';
import { unavailableStates } from '../../../shared/domain/listing.ts';
import { endedStates, unfinishedStates } from '../../../shared/domain/purchase.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoAccountIds } from './demo-mark-store.ts';
import { demoPeople } from './people.ts';
import { removeWithReferences } from './remove-referring-rows.ts';

const texts = (values: readonly string[]) => values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
const demoIds = texts(demoAccountIds);
const demoEmails = texts(demoPeople.map(({ email }) => email));
const withAny = (people: string) => `(seller_id in (${people}) or buyer_id in (${people}))`;
const withDemo = withAny(demoIds);
/** Else the scheduler requests payments unknown to the provider. */
const unfinished = `state in (${texts(unfinishedStates)})`;

const run = (tx: Tx, statement: string) => sql.raw(statement).execute(tx);

async function count(tx: Tx, from: string): Promise<number> {
  const { rows } = await sql.raw<{ n: string }>(`select count(*) as n from ${from}`).execute(tx);
  return Number(rows[0]?.n);
}

/** Creates temporary tables of the sandbox's payments and accounts. */
export async function listSandboxIntents(tx: Tx): Promise<void> {
  await run(tx, 'create temporary table sandbox_intents (id text primary key) on commit drop');
  await run(tx, 'create temporary table sandbox_accounts (id text primary key) on commit drop');
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('sandbox_stripe.object') is not null as found
  `.execute(tx);
  if (!rows[0]?.found) return;
  for (const [table, kind] of [
    ['sandbox_intents', 'payment_intent'],
    ['sandbox_accounts', 'account'],
  ])
    await run(tx, `insert into ${table} select id from sandbox_stripe.object where kind = '${kind}'`);
}

/** Counts payments at a real provider. */
export const countForeignPayments = (tx: Tx): Promise<number> =>
  count(
    tx,
    `purchases where ${withDemo} and intent_id is not null and intent_id not in (select id from sandbox_intents)
       and exists (select 1 from ledger_entries e where e.purchase_id = purchases.id)`,
  );

/** Counts demo rows and rows that refer to them. */
export async function countDemo(tx: Tx) {
  return {
    people: await count(tx, `accounts where id in (${demoIds})`),
    listings: await count(tx, `listings where seller_id in (${demoIds})`),
    purchases: await count(tx, `purchases where ${withDemo}`),
    pictures: await count(tx, `images where owner_id in (${demoIds})`),
  };
}

/** Real people's data stays. A real listing that the demo bought is on sale again. */
export const removeDemoRows = (tx: Tx): Promise<void> => removePeople(tx, demoIds);

/** Includes the visitors of a public demo. */
export const removeAllPeople = (tx: Tx): Promise<void> => removePeople(tx, 'select id from accounts');

/** @param people SQL of their ids */
async function removePeople(tx: Tx, people: string): Promise<void> {
  await run(tx, 'alter table ledger_entries disable trigger ledger_insert_only');
  await run(tx, 'alter table listings disable trigger listings_keep_sold');
  const gone = `(${withAny(people)} or (${unfinished} and intent_id in (select id from sandbox_intents)))`;
  await removeDeals(tx, people, gone);
  await run(
    tx,
    `create temporary table freed on commit drop as
     select distinct listing_id as id from purchases where ${gone} and seller_id not in (${people})`,
  );
  await removeWithReferences(tx, 'purchases', gone);
  await run(
    tx,
    `update listings set state = 'available' where state in (${texts(unavailableStates)}) and id in (select id from freed)
       and not exists (select 1 from purchases p where p.listing_id = listings.id and p.state not in (${texts(endedStates)}))`,
  );
  // The server removes the picture files later, if unused.
  await run(
    tx,
    `insert into picture_removals (hash, files)
     select i.hash, max(i.files::text)::jsonb from images i where i.owner_id in (${people}) and i.files <> '[]'
       and not exists (select 1 from images o where o.hash = i.hash and o.owner_id not in (${people}))
     group by i.hash on conflict (hash) do nothing`,
  );
  await removeWithReferences(tx, 'listings', `seller_id in (${people})`);
  await run(tx, `delete from listing_views where listing_id not in (select id from listings)`);
  await run(tx, `delete from identity.users where email in (select email from accounts where id in (${people}))`);
  await removeWithReferences(tx, 'accounts', `id in (${people})`);
  await run(tx, 'delete from market_days');
  await run(tx, 'delete from demo_marks');
  // A table with pending deferred checks cannot be altered.
  await run(tx, 'set constraints all immediate');
  await run(tx, 'alter table ledger_entries enable trigger ledger_insert_only');
  await run(tx, 'alter table listings enable trigger listings_keep_sold');
}

async function removeDeals(tx: Tx, people: string, gone: string): Promise<void> {
  const agreed = `purchase_id in (select id from purchases where ${gone})`;
  await run(
    tx,
    `update offers set lost_to = null
     where lost_to in (select id from offers where ${withAny(people)} or ${agreed})`,
  );
  await removeWithReferences(tx, 'conversations', withAny(people));
  await run(tx, `delete from messages where offer_id in (select id from offers where ${agreed})`);
  await run(tx, `delete from offers where ${agreed}`);
}

/** Removes sandbox data, all sessions and emailed links. */
export async function removeSandboxRows(tx: Tx): Promise<void> {
  const ofSandbox = 'intent_id in (select id from sandbox_intents)';
  const toSandbox = 'destination in (select id from sandbox_accounts)';
  await run(
    tx,
    `delete from provider_events where ${ofSandbox} or seller_account in (select id from sandbox_accounts)
       or transfer in (select provider_id from transfers where ${toSandbox})`,
  );
  await run(tx, `delete from ledger_breaks where ${ofSandbox}`);
  // Nothing more is sent to these accounts or taken from them.
  await run(
    tx,
    `update transfer_reversals set state = 'refused', refusal = 'left_demo', done_at = now()
     where state = 'pending' and transfer_id in (select id from transfers where ${toSandbox})`,
  );
  await run(
    tx,
    `update transfers set state = 'refused', refusal = 'left_demo', done_at = now() where state = 'pending' and ${toSandbox}`,
  );
  await run(
    tx,
    `update payouts set state = 'owed' where state = 'sending'
       and not exists (select 1 from transfers t where t.payout_id = payouts.id and t.state = 'pending')`,
  );
  await run(
    tx,
    'delete from seller_accounts where provider_id is null or provider_id in (select id from sandbox_accounts)',
  );
  // No provider is called without an intent id; the purchase stays as history.
  await run(
    tx,
    `update refunds set provider_refund_id = null
     where purchase_id in (select id from purchases where ${ofSandbox})`,
  );
  await run(tx, `update purchases set intent_id = null, client_secret = null, due_at = null where ${ofSandbox}`);
  await run(tx, 'drop schema if exists sandbox_stripe cascade');
  // Sandbox ids have 21 hex digits; Google's are decimal.
  const byStandIn = `provider_id = 'google' and account_id ~ '^[0-9a-f]{21}$' and account_id ~ '[a-f]'`;
  const people = `(select user_id from identity.accounts where ${byStandIn})`;
  await run(tx, `update accounts set email_verified = false where issuer = 'settee' and subject in ${people}`);
  await run(tx, `update identity.users set email_verified = false where id in ${people}`);
  await run(tx, `delete from identity.accounts where ${byStandIn}`);
  await run(tx, 'delete from identity.sessions');
  await run(tx, 'delete from identity.verifications');
  await run(tx, 'update accounts set token_epoch = token_epoch + 1');
  await run(tx, `delete from jobs.job where name = 'send-mail' and data->>'to' in (${demoEmails})`);
}

/** A visitor's rows besides the account. */
export async function removeVisitorRows(tx: Tx): Promise<void> {
  await run(tx, 'alter table audit_log disable trigger audit_insert_only');
  await run(tx, 'delete from audit_log');
  await run(tx, 'alter table audit_log enable trigger audit_insert_only');
  for (const table of [
    ...['reports', 'cases', 'provider_events', 'ledger_breaks', 'request_counts'],
    ...[
      'identity.users',
      'identity.verifications',
      'identity.tries',
      'sandbox_stripe.delivery',
      'sandbox_stripe.object',
    ],
    'sandbox_stripe.idempotency_key',
  ])
    await run(tx, `delete from ${table}`);
  await run(tx, `delete from jobs.job where name in ('send-mail', 'send-push')`);
}
