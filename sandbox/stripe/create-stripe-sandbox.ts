import { Hono } from 'hono';
import type { Pool } from 'pg';
import { createDeliveryLoop } from './delivery-loop.ts';
import { createRoutes } from './routes.ts';
import { migrateSchema } from './schema.ts';
import { deliverDueWebhooks } from './webhook-delivery.ts';

/** The root works too. */
const mountPath = '/sandbox/stripe';

export interface StripeSandboxOptions {
  /** One connection is enough. Uses only the schema `sandbox_stripe`. */
  pool: Pool;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: () => string;
  clock: { now(): Date };
  log?: (entry: object) => void;
}

export interface StripeSandbox {
  /** Handles `…/sandbox/stripe/v1/…`, `…/3ds/…`, `…/connect/…` and, for tests, `…/faults` and the bank's actions. */
  fetch(request: Request): Promise<Response>;
  /** Repeatable, also concurrently. */
  migrate(): Promise<void>;
  /** Returns how many due webhooks were accepted. */
  deliverDue(): Promise<number>;
  start(): void;
  /** After running deliveries. */
  stop(): Promise<void>;
}

/** Stripe's wire format, for test cards only. State is in the shop's database. */
export function createStripeSandbox(options: StripeSandboxOptions): StripeSandbox {
  const deliverDue = () => deliverDueWebhooks(options);
  const loop = createDeliveryLoop(deliverDue, (error) => options.log?.({ message: 'webhook delivery failed', error }));
  const routes = createRoutes({ ...options, onEvents: loop.wake });
  const app = new Hono().route(mountPath, routes).route('/', routes);

  return {
    fetch: async (request) => app.fetch(request),
    migrate: () => migrateSchema(options.pool),
    deliverDue,
    start: loop.start,
    stop: loop.stop,
  };
}
