import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { type Answer, answerOnce } from './answer-once.ts';
import { authenticateCaller, requireServer } from './authenticate-caller.ts';
import type { CallContext } from './call-context.ts';
import { calls } from './calls.ts';
import { inTransaction, type Transaction } from './database.ts';
import { decodeForm } from './decode-form.ts';
import type { Call } from './define-call.ts';
import { moveDispute } from './disputes.ts';
import { armFault, claimFault, cutOff, disarmFaults, faultError, garble } from './faults.ts';
import { createOnboardingRoutes } from './onboarding-routes.ts';
import {
  armFaultParameters,
  disputeParameters,
  payoutParameters,
  readParameters,
  refundParameters,
} from './parameters.ts';
import { movePayout } from './payouts.ts';
import { moveRefund } from './refunds.ts';
import { StripeError } from './stripe-error.ts';
import { createThreeDSecureRoutes } from './three-d-secure-routes.ts';
import { createWireId } from './wire-id.ts';

const greatestBodyLength = 65_536;
const silenceMilliseconds = 30_000;

interface Options {
  pool: Pool;
  secretKey: string;
  clock: { now(): Date };
  log?: (entry: object) => void;
  onEvents: () => void;
}

/** Creates the HTTP routes, relative to the mount path. */
export function createRoutes({ pool, secretKey, clock, log, onEvents }: Options): Hono {
  const routes = new Hono();

  const contextOf = (tx: Transaction, request: Request): CallContext => ({
    tx,
    now: clock.now(),
    baseUrl: request.url.replace(/\/(v1|3ds|connect|payouts)(\/.*)?$/s, ''),
    requestId: createWireId('req'),
    idempotencyKey: request.headers.get('idempotency-key'),
    account: request.headers.get('stripe-account'),
  });

  async function handle(call: Call, c: Context): Promise<Response> {
    const body = call.method === 'GET' ? new URL(c.req.url).search.slice(1) : await readBody(c);
    const form = decodeForm(body);
    const caller = authenticateCaller(c.req.header('authorization') ?? null, form.key, secretKey);
    const work = call.prepare(form);

    const fault = await claimFault(pool, call.name);
    if (fault?.kind === 'timeout') await stayedSilent(c.req.raw.signal);
    if (fault?.kind === 'status' && !fault.recorded) throw faultError(fault);

    const answer = await inTransaction(pool, (tx) => {
      const context = contextOf(tx, c.req.raw);
      const key = call.method === 'POST' ? context.idempotencyKey : null;
      const request = { key, method: call.method, path: c.req.path, body, now: context.now };
      return answerOnce(tx, request, async () => {
        if (fault?.kind === 'status') throw faultError(fault);
        const done = await work(context, caller, c.req.param('id') ?? '');
        if (fault?.kind === 'fails_after_success') throw faultError(fault);
        return done;
      });
    });
    if (call.method === 'POST') onEvents();
    const response = write(c, answer);
    if (fault?.kind === 'malformed') return garble(response);
    return fault?.kind === 'reset_after_success' ? cutOff(response) : response;
  }

  for (const call of calls) routes.on(call.method, call.path, (c) => handle(call, c));

  routes.on(['POST', 'DELETE'], '/faults', async (c) => {
    requireServer(authenticateCaller(c.req.header('authorization') ?? null, undefined, secretKey));
    if (c.req.method === 'DELETE') await disarmFaults(pool);
    else await armFault(pool, readParameters(armFaultParameters, decodeForm(await readBody(c))));
    return c.json({ acknowledged: true });
  });

  const playBank = <Given>(
    path: string,
    parameters: z.ZodType<Given>,
    move: (context: CallContext, given: Given) => Promise<object>,
  ) =>
    routes.post(path, async (c) => {
      requireServer(authenticateCaller(c.req.header('authorization') ?? null, undefined, secretKey));
      const given = readParameters(parameters, decodeForm(await readBody(c)));
      const moved = await inTransaction(pool, (tx) => move(contextOf(tx, c.req.raw), given));
      onEvents();
      return c.json(moved);
    });
  playBank('/disputes', disputeParameters, moveDispute);
  playBank('/refunds', refundParameters, moveRefund);
  playBank('/payouts', payoutParameters, movePayout);

  routes.route('/', createThreeDSecureRoutes({ pool, contextOf, onEvents }));
  routes.route('/', createOnboardingRoutes({ pool, contextOf, onEvents }));

  routes.all('*', (c) => write(c, refusal(new StripeError(404, unknownAddress(c.req.method, c.req.path)))));
  routes.onError((error, c) => {
    if (error instanceof StripeError) return write(c, refusal(error));
    log?.({ message: 'sandbox call failed', path: c.req.path, error });
    const message = 'The local card provider failed. Try again with the same idempotency key.';
    return write(c, refusal(new StripeError(500, { type: 'api_error', message })));
  });
  return routes;
}

function write(c: Context, { status, body, replayed }: Answer): Response {
  const key = c.req.header('idempotency-key');
  c.header('request-id', createWireId('req'));
  c.header('cache-control', 'no-store');
  if (key) c.header('idempotency-key', key);
  if (replayed) c.header('idempotent-replayed', 'true');
  return c.json(body, status as ContentfulStatusCode);
}

function refusal(error: StripeError): Answer {
  return { status: error.status, body: { error: error.body } };
}

function unknownAddress(method: string, path: string) {
  return { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` } as const;
}

async function readBody(c: Context): Promise<string> {
  const isTooLong = (length: number) => length > greatestBodyLength;
  const body = isTooLong(Number(c.req.header('content-length') ?? 0)) ? undefined : await c.req.text();
  if (body === undefined || isTooLong(body.length)) {
    throw new StripeError(413, { type: 'invalid_request_error', message: 'The request body is too long.' });
  }
  return body;
}

/** Waits until the caller disconnects, or 30 s. */
async function stayedSilent(signal: AbortSignal): Promise<never> {
  await sleep(silenceMilliseconds, undefined, { ref: false, signal }).catch(() => undefined);
  throw new StripeError(504, { type: 'api_error', message: 'The card provider did not answer in time.' });
}
