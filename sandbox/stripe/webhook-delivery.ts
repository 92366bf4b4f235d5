import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { toSeconds } from './call-context.ts';
import type { Event } from './wire.ts';

const leaseSeconds = 30;
const answerSeconds = 10;
const firstPauseSeconds = 1;
const longestPauseSeconds = 300;
const batchSize = 8;

export interface WebhookOptions {
  pool: Pool;
  webhookSecret: string;
  webhookUrl: () => string;
  clock: { now(): Date };
  log?: (entry: object) => void;
}

interface Claim {
  event: Event;
  attempts: number;
}

/**
 * Posts due events, signed; returns how many got a 2xx. Retries after 1 s, 2 s, 4 s … 5 min. A claim is a lease of 30
 * s, so delivery is at least once.
 */
export async function deliverDueWebhooks(options: WebhookOptions): Promise<number> {
  let delivered = 0;
  for (;;) {
    const claims = await claimDue(options);
    if (claims.length === 0) return delivered;
    const results = await Promise.all(claims.map((claim) => deliver(options, claim)));
    delivered += results.filter(Boolean).length;
  }
}

/** Returns the header `t=…,v1=…`, which proves origin and freshness. */
function signPayload(payload: string, secret: string, at: Date): string {
  const time = toSeconds(at);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
}

async function claimDue({ pool, clock }: WebhookOptions): Promise<Claim[]> {
  const now = clock.now();
  const { rows } = await pool.query<Claim>(
    `with claimed as (
       update sandbox_stripe.delivery set attempts = attempts + 1, due_at = $2 where event_id in (
         select event_id from sandbox_stripe.delivery where delivered_at is null and due_at <= $1
         order by due_at limit $3 for update skip locked
       ) returning event_id, attempts
     ) select object.body as event, claimed.attempts from claimed
       join sandbox_stripe.object on object.id = claimed.event_id order by object.sequence`,
    [now, later(now, leaseSeconds), batchSize],
  );
  return rows;
}

async function deliver(options: WebhookOptions, { event, attempts }: Claim): Promise<boolean> {
  const { pool, clock, log } = options;
  const problem = await post(options, event);
  const now = clock.now();
  if (problem === undefined) {
    await pool.query('update sandbox_stripe.delivery set delivered_at = $2 where event_id = $1', [event.id, now]);
    return true;
  }
  log?.({ message: 'webhook not delivered', event: event.id, type: event.type, attempts, problem });
  const pause = Math.min(firstPauseSeconds * 2 ** (attempts - 1), longestPauseSeconds);
  // Only the newest claim may set the time; an expired lease changes nothing.
  await pool.query('update sandbox_stripe.delivery set due_at = $3 where event_id = $1 and attempts = $2', [
    event.id,
    attempts,
    later(now, pause),
  ]);
  return false;
}

async function post({ webhookSecret, webhookUrl, clock }: WebhookOptions, event: Event): Promise<string | undefined> {
  const payload = JSON.stringify(event);
  try {
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signPayload(payload, webhookSecret, clock.now()),
        'user-agent': 'Stripe/1.0 (local sandbox)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerSeconds * 1000),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

function later(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}
