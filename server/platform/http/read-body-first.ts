import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../../app/http/create-app.ts';
import { deliveryLimits, isDelivery } from './delivery-limits.ts';
import { readBytes } from './read-bytes.ts';
import { MAX_BODY_BYTES } from './read-input.ts';
import { urgencyOf } from './request-urgency.ts';

/**
 * Lets the small body of a write or a payment arrive before the request takes one of the places that `shedLoad` has to
 * give: who sends a byte at a time waits for himself alone, and keeps nobody from paying (reliability 3.16, T27).
 * What is too large or without a signature is not waited for; the door it knocks at refuses it.
 * @throws upload_timeout, too_large
 */
export const awaitBody: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { raw, method, path } = c.req;
  if (method === 'GET' || method === 'HEAD') return next();
  const urgency = urgencyOf(method, path);
  const hasBody = raw.headers.has('Transfer-Encoding') || Number(raw.headers.get('Content-Length')) > 0;
  if (!hasBody || (urgency !== 'write' && urgency !== 'pay')) return next();
  const { bytes, milliseconds } = isDelivery(path) ? deliveryLimits : { bytes: MAX_BODY_BYTES };
  if (Number(raw.headers.get('Content-Length')) > bytes) return next();
  if (isDelivery(path) && !raw.headers.has('Stripe-Signature')) return next();
  const body = await readBytes(raw, bytes, milliseconds);
  c.req.raw = new Request(raw.url, { method, headers: raw.headers, body: new Uint8Array(body) });
  return next();
};
