import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { serve } from '@hono/node-server';
import pg from 'pg';
import Stripe from 'stripe';
import { createStripeSandbox, type StripeSandbox } from '../../sandbox/stripe/create-stripe-sandbox.ts';

export const secretKey = 'sk_test_adapter_suite';
export const webhookSecret = 'whsec_adapter_suite';

/** A database that can be reopened with its data. */
export interface TestDatabase {
  name: string;
  open(): Promise<{ pool: pg.Pool; close(): Promise<void> }>;
  drop(): Promise<void>;
}

export async function createEmbeddedDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-stripe-'));
  return {
    name: 'PGlite',
    async open() {
      const instance = await PGlite.create(join(folder, 'database'));
      const pool = new pg.Pool({ ...createPgConfig(instance), max: 1 });
      return {
        pool,
        async close() {
          await pool.end();
          await instance.close();
        },
      };
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Creates a database on the server at `url`. */
export async function createServerDatabase(url: string): Promise<TestDatabase> {
  const name = `stripe_sandbox_${randomBytes(6).toString('hex')}`;
  const address = new URL(url);
  address.pathname = `/${name}`;
  await runOn(url, `create database ${name}`);
  return {
    name: 'PostgreSQL',
    async open() {
      const pool = new pg.Pool({ connectionString: address.href, max: 8 });
      return { pool, close: () => endPool(pool) };
    },
    drop: () => runOn(url, `drop database ${name}`),
  };
}

/** Closes a pool and waits for its last connection, so that the database can be dropped. */
async function endPool(pool: pg.Pool): Promise<void> {
  const count = pool.totalCount;
  let gone = 0;
  const allGone = new Promise<void>((resolve) => {
    if (count === 0) resolve();
    pool.on('remove', () => {
      gone += 1;
      if (gone === count) resolve();
    });
  });
  await pool.end();
  await allGone;
}

async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export interface LocalProvider {
  stripe: Stripe;
  sandbox: StripeSandbox;
  origin: string;
  pool: pg.Pool;
  receiver: WebhookReceiver;
  clock: { now(): Date; advance(seconds: number): void };
  stop(): Promise<void>;
}

export async function startLocalProvider(database: TestDatabase): Promise<LocalProvider> {
  const { pool, close } = await database.open();
  const receiver = await startReceiver();
  const clock = createClock();
  const sandbox = createStripeSandbox({ pool, secretKey, webhookSecret, webhookUrl: () => receiver.url, clock });
  await sandbox.migrate();
  const server = serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    stripe: createClient(port),
    sandbox,
    origin: `http://127.0.0.1:${port}`,
    pool,
    receiver,
    clock,
    async stop() {
      await sandbox.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
      await receiver.stop();
      await close();
    },
  };
}

function createClient(port: number): Stripe {
  return new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, timeout: 8_000 });
}

function createClock() {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance(seconds: number) {
      offset += seconds * 1000;
    },
  };
}

export interface WebhookReceiver {
  url: string;
  received: { payload: string; signature: string }[];
  answers: number[];
  stop(): Promise<void>;
}

async function startReceiver(): Promise<WebhookReceiver> {
  const received: WebhookReceiver['received'] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        payload: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
