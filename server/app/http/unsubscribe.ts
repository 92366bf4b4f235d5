import { Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { unsubscribe } from '../../features/notifications/unsubscribe.ts';
import { readBytes } from '../../platform/http/read-bytes.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './create-app.ts';

/** What a mail program sends in the person's name (RFC 8058); it wants an answer, and would follow no other address. */
const ONE_CLICK = 'List-Unsubscribe';
const MAX_BYTES = 4096;

/**
 * Where mails end by one POST: a mail program's, or that of the page which the same address shows. Looking changes
 * nothing, since programs that check links look at every one.
 */
export function unsubscribeRoutes(services: Services) {
  return new Hono<HttpEnv>().post('/:token', async (c) => {
    const body = new TextDecoder().decode(await readBytes(c.req.raw, MAX_BYTES));
    const token = c.req.param('token');
    const isDone = await unsubscribe(services, token).then(
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
