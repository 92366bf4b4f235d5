import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorBody, type ErrorCode, Failure } from '../../../shared/errors.ts';
import { asFailure } from '../../platform/http/as-failure.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './create-app.ts';

/** Whether this is a refusal of our own to one of thousands: it is counted, and a line for each would be too much to do. */
export const isShed = (error: unknown): boolean => error instanceof Failure && error.code === 'busy' && !error.cause;

/** Failures that say nothing of what was asked for: the same request is answered a moment later. */
const isOnlyNow: ReadonlySet<ErrorCode> = new Set(['busy', 'too_many_requests']);

/**
 * The one place where failures become answers: `{ code, message, requestId }` and nothing that was not meant for eyes.
 * A browser that came for a page while there is too much to do, or after it came for too many, shows a sentence.
 */
export function answerFailure(services: Pick<Services, 'log'>, error: unknown, c: Context<HttpEnv>): Response {
  const failure = asFailure(error);
  const requestId = c.get('requestId');
  c.set('code', failure.code);
  if (failure.status >= 500 && !isShed(error))
    services.log.error({ err: error, requestId, call: c.get('call') }, 'request failed');
  if (failure.retryAfter) c.header('Retry-After', String(failure.retryAfter));
  const body: ErrorBody = { code: failure.code, message: failure.message, requestId };
  if (failure.fields) body.fields = failure.fields;
  if (failure.details) body.details = failure.details;
  c.header('Cache-Control', 'no-store');
  const status = failure.status as ContentfulStatusCode;
  if (isOnlyNow.has(failure.code) && c.req.header('Accept')?.includes('text/html'))
    return c.text(failure.message, status);
  return c.json(body, status);
}
