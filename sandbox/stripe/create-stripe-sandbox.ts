import { Hono } from 'hono';
import type { Pool } from 'pg';
import { createDeliveryLoop } from './delivery-loop.ts';
import { createRoutes } from './routes.ts';
import { migrateSchema } from './schema.ts';
import { deliverDueWebhooks } from './webhook-delivery.ts';

/** Where the shop's server mounts the sandbox; the calls are answered at the root as well. */
const mountPath = '/sandbox/stripe';

export interface StripeSandboxOptions {
  /** Any pool, also one that holds a single connection. The sandbox keeps to its own schema `sandbox_stripe`. */
  pool: Pool;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: () => string;
  clock: { now(): Date };
  log?: (entry: object) => void;
}

export interface StripeSandbox {
  /** Answers a request to `…/sandbox/stripe/v1/…`, `…/sandbox/stripe/3ds/…` or `…/sandbox/stripe/faults`. */
  fetch(request: Request): Promise<Response>;
  /** Makes the schema. Safe to repeat, also by several processes at once. */
  migrate(): Promise<void>;
  /** Posts every webhook that is due now, and says how many were accepted. */
  deliverDue(): Promise<number>;
  /** Begins to deliver webhooks as they come. */
  start(): void;
  /** Ends that, after the deliveries that are under way. */
  stop(): Promise<void>;
}

/**
 * A card provider for machines without one: it speaks Stripe's wire format, takes only test cards, and keeps its state
 * in the shop's database, so that it survives restarts and several processes can serve it (design §2).
 */
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
