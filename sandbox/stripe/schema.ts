import type { Pool } from 'pg';
import { inTransaction } from './database.ts';

const lockNumber = 7_245_113;

const tables = `
  create schema if not exists sandbox_stripe;

  create table if not exists sandbox_stripe.object (
    id text primary key,
    kind text not null,
    sequence bigint generated always as identity,
    created bigint not null,
    body jsonb not null
  );
  create index if not exists object_newest on sandbox_stripe.object (kind, created desc, sequence desc);
  create index if not exists object_metadata on sandbox_stripe.object using gin ((body -> 'metadata') jsonb_path_ops);
  create index if not exists object_intent on sandbox_stripe.object ((body ->> 'payment_intent'));
  create index if not exists object_destination on sandbox_stripe.object ((body ->> 'destination')) where kind = 'transfer';
  create index if not exists object_source on sandbox_stripe.object ((body ->> 'source_transaction')) where kind = 'transfer';
  create index if not exists object_transfer on sandbox_stripe.object ((body ->> 'transfer')) where kind = 'transfer_reversal';
  create index if not exists object_account on sandbox_stripe.object ((body ->> 'account')) where kind = 'payout';

  create table if not exists sandbox_stripe.idempotency_key (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    answer jsonb not null,
    created_at timestamptz not null
  );

  create table if not exists sandbox_stripe.delivery (
    event_id text primary key references sandbox_stripe.object (id),
    due_at timestamptz not null,
    attempts integer not null default 0,
    delivered_at timestamptz
  );
  create index if not exists delivery_due on sandbox_stripe.delivery (due_at) where delivered_at is null;

  create table if not exists sandbox_stripe.fault (
    id bigint generated always as identity primary key,
    call text not null,
    kind text not null,
    status integer not null,
    recorded boolean not null,
    times integer not null
  );
`;

/** Creates the schema. Safe to repeat and to run concurrently. */
export async function migrateSchema(pool: Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await tx.query(tables);
  });
}
