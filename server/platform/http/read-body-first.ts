import type { MiddlewareHandler } from 'hono';
import { deliveryLimits, isDelivery } from './delivery-limits.ts';
import type { HttpEnv } from './http-env.ts';
import { readBytes } from './read-bytes.ts';
import { MAX_BODY_BYTES } from './read-input.ts';
import { urgencyOf } from './request-urgency.ts';

/**
 * Reads a body before the request takes a slot: slow senders must not block payments (reliability T27).
 * @throws upload_timeout, too_large
 */
export const readBodyFirst: MiddlewareHandler<HttpEnv> = async (c, next) => {
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
