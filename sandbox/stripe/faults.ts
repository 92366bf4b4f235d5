import type { Pool } from 'pg';
import type { z } from 'zod';
import type { armFaultParameters } from './parameters.ts';
import { StripeError } from './stripe-error.ts';

/**
 * A mishap to come, for proofs of what the shop does then (reliability T9):
 * `timeout` - nothing is done and nothing is said; `reset_after_success` - all is done and the answer is cut off;
 * `malformed` - all is done and the answer is no JSON;
 * `status` - nothing is done and this status is answered; when `recorded`, the idempotency key repeats it for ever;
 * `fails_after_success` - all is done and this status is answered, which the idempotency key repeats for ever.
 */
export type Fault = z.infer<typeof armFaultParameters>;

/** Arms a fault for the next `times` calls named `call` (e.g. `refunds.create`; `*` is every call). */
export async function armFault(pool: Pool, fault: Fault): Promise<void> {
  await pool.query(
    'insert into sandbox_stripe.fault (call, kind, status, recorded, times) values ($1, $2, $3, $4, $5)',
    [fault.call, fault.kind, fault.status, fault.recorded, fault.times],
  );
}

/** Takes back every fault that is still armed. */
export async function disarmFaults(pool: Pool): Promise<void> {
  await pool.query('delete from sandbox_stripe.fault');
}

/** Uses up one armed fault for this call, if there is one. */
export async function takeFault(pool: Pool, call: string): Promise<Fault | undefined> {
  const { rows } = await pool.query<Fault>(
    `update sandbox_stripe.fault set times = times - 1 where id = (
       select id from sandbox_stripe.fault where call in ($1, '*') and times > 0
       order by id limit 1 for update skip locked
     ) returning call, kind, status, recorded, times`,
    [call],
  );
  return rows[0];
}

/** The error that a `status` fault answers with. */
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

/** An answer that some machine on the way has garbled. */
export function garble(answer: Response): Response {
  return new Response('<html>{"id": ', { status: answer.status, headers: answer.headers });
}

/** An answer whose connection breaks in the middle: its headers arrive, its body never ends. */
export function cutOff(answer: Response): Response {
  const half = new TextEncoder().encode('{"id": "');
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const broken = new Error('The connection was reset by an armed fault.');
      // This code tells the HTTP server that the stream broke off on purpose, so that it writes no report.
      controller.error(Object.assign(broken, { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
    },
  });
  return new Response(body, { status: answer.status, headers: answer.headers });
}
