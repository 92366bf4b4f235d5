import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseLanguage } from '../../../shared/domain/language.ts';
import { type ErrorBody, type ErrorCode, Failure, statedBody } from '../../../shared/errors.ts';
import { busyWords } from '../../../shared/words/pages/busy-page.ts';
import { isWritePaused } from '../../platform/db/pausing-client.ts';
import { asFailure } from '../../platform/http/as-failure.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';
import { plainPage } from './plain-page.ts';

/** Returns whether it is counted but not logged: too much to do, or writes are paused. */
export const isShed = (error: unknown): boolean =>
  (error instanceof Failure && error.code === 'busy' && !error.cause) || isWritePaused(error);

/** The same request may succeed later. */
const isOnlyNow: ReadonlySet<ErrorCode> = new Set(['busy', 'too_many_requests']);

/**
 * Converts failures to `{ code, message, requestId }` without internals. After a temporary failure, a page reloads by
 * itself.
 */
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

/** Seconds: pages that reload all at once would keep the server overloaded. */
const PAUSE = 3;
const SPREAD = 4;

/** Answers a visitor during overload. Each visitor's page reloads by itself, at another time. */
function busyPage(c: Context, { code, retryAfter = PAUSE }: Failure) {
  const language = chooseLanguage(c.req.header('Cookie'), c.req.header('Accept-Language'), c.req.url);
  const { title, busy, tooMany, loadsAgain, again } = busyWords[language];
  const seconds = Math.max(PAUSE, retryAfter) + Math.floor(Math.random() * SPREAD);
  c.header('Refresh', String(seconds));
  const isBusy = code === 'busy';
  const text = `${isBusy ? busy : tooMany} ${loadsAgain(seconds)}`;
  return plainPage(c, language, { title, text, link: { href: '', text: again } }, isBusy ? 503 : 429);
}
