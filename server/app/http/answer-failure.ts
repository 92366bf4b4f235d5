import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorBody, type ErrorCode, Failure, statedBody } from '../../../shared/errors.ts';
import { isWritePaused } from '../../platform/db/pausing-client.ts';
import { asFailure } from '../../platform/http/as-failure.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';
import { busyPage } from './busy-page.ts';

/** Returns whether this is a refusal while there is too much to do or writes are paused, counted but not logged. */
export const isShed = (error: unknown): boolean =>
  (error instanceof Failure && error.code === 'busy' && !error.cause) || isWritePaused(error);

/** Temporary failures: the same request may succeed later. */
const isOnlyNow: ReadonlySet<ErrorCode> = new Set(['busy', 'too_many_requests']);

/** Converts failures to `{ code, message, requestId }` without internals. A page that is refused only now loads again by itself. */
export function answerFailure(
  services: Pick<AppServices, 'log'>,
  error: unknown,
  c: Context<HttpEnv>,
): Response | Promise<Response> {
  const failure = asFailure(error);
  const requestId = c.get('requestId');
  c.set('code', failure.code);
  if (failure.status >= 500 && !isShed(error))
    services.log.error({ err: error, requestId, call: c.get('call') }, 'request failed');
  if (failure.retryAfter) c.header('Retry-After', String(failure.retryAfter));
  const { code, message, ...more } = statedBody(failure);
  const body: ErrorBody = { code, message, requestId, ...more };
  c.header('Cache-Control', 'no-store');
  const status = failure.status as ContentfulStatusCode;
  if (isOnlyNow.has(failure.code) && c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html'))
    return busyPage(c, failure);
  return c.json(body, status);
}
