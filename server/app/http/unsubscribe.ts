import { Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { unsubscribe } from '../../features/notifications/unsubscribe.ts';
import { muteSearch } from '../../features/saved-searches/save-search.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import type { AppServices } from '../services.ts';

/** Body of a one-click unsubscribe (RFC 8058); it must not be redirected. */
const ONE_CLICK = 'List-Unsubscribe';
const MAX_BYTES = 4096;

/** Creates the unsubscribe routes. Only a POST unsubscribes, since link scanners open every URL. */
export function unsubscribeRoutes(services: AppServices) {
  return new Hono<HttpEnv>().post('/:token', async (c) => {
    const body = new TextDecoder().decode(await readBytes(c.req.raw, MAX_BYTES));
    const token = c.req.param('token');
    const isDone = await unsubscribe(services, token, muteSearch).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure && error.code === 'not_found') return false;
        throw error;
      },
    );
    c.header('Cache-Control', 'no-store');
    if (!body.includes(ONE_CLICK)) return c.redirect(`/unsubscribe/${encodeURIComponent(token)}?done=${isDone}`, 303);
    return isDone ? c.text('Done: you get no more of these mails.') : c.text('This link is not one of ours.', 404);
  });
}
