import type { Pool } from 'pg';
import type { z } from 'zod';
import type { armFaultParameters } from './parameters.ts';
import { StripeError } from './stripe-error.ts';

/**
 * For tests (reliability T9): `timeout` - nothing done, no response; `reset_after_success` - done, response cut off;
 * `malformed` - done, response not JSON; `status` - nothing done, this status; `fails_after_success` - done, this status.
 * The last two are repeated for the key, `status` only when `recorded`.
 */
export type Fault = z.infer<typeof armFaultParameters>;

/** Arms a fault for the next `times` calls named `call` (e.g. `refunds.create`; `*` is every call). */
export async function armFault(pool: Pool, fault: Fault): Promise<void> {
  await pool.query(
    'insert into sandbox_stripe.fault (call, kind, status, recorded, times) values ($1, $2, $3, $4, $5)',
    [fault.call, fault.kind, fault.status, fault.recorded, fault.times],
  );
}

export async function disarmFaults(pool: Pool): Promise<void> {
  await pool.query('delete from sandbox_stripe.fault');
}

/** Consumes one armed fault of this call, if any. */
export async function claimFault(pool: Pool, call: string): Promise<Fault | undefined> {
  const { rows } = await pool.query<Fault>(
    `update sandbox_stripe.fault set times = times - 1 where id = (
       select id from sandbox_stripe.fault where call in ($1, '*') and times > 0
       order by id limit 1 for update skip locked
     ) returning call, kind, status, recorded, times`,
    [call],
  );
  return rows[0];
}

export function faultError({ status }: Fault): StripeError {
  if (status === 409) {
    const message = 'Another request holds this object. Try again with the same key.';
    return new StripeError(409, { type: 'invalid_request_error', code: 'lock_timeout', message });
  }
  if (status === 429) {
    return new StripeError(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' });
  }
  const type = status < 500 ? 'invalid_request_error' : 'api_error';
  return new StripeError(status, { type, message: 'Something went wrong at the card provider.' });
}

/** Returns a response that is not JSON. */
export function garble(answer: Response): Response {
  return new Response('<html>{"id": ', { status: answer.status, headers: answer.headers });
}

/** Returns a response that breaks off after its headers. */
export function cutOff(answer: Response): Response {
  const half = new TextEncoder().encode('{"id": "');
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const broken = new Error('The connection was reset by an armed fault.');
      // This code marks the break as intended, so that it is not logged.
      controller.error(Object.assign(broken, { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
