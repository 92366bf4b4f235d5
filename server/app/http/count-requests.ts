import type { MiddlewareHandler } from 'hono';
import { assetHeaders, commonHeaders, setCharset } from '../../platform/http/headers.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { AppServices } from '../services.ts';
import { labelOf, methodOf } from './call-label.ts';

/** Names each request, gives its answer the common headers, and counts it. */
export function countRequests({ config, log, metrics }: AppServices): MiddlewareHandler<HttpEnv> {
  const headersOf = { part: Object.entries(assetHeaders(config)), other: Object.entries(commonHeaders(config)) };
  return async (c, next) => {
    const started = performance.now();
    c.set('requestId', crypto.randomUUID());
    await next();
    const isPart = c.req.path.startsWith('/static/');
    for (const [name, value] of headersOf[isPart ? 'part' : 'other'])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    setCharset(c.res.headers);
    const milliseconds = Math.round(performance.now() - started);
    const label = labelOf(c.get('call'), c.req.path);
    const method = methodOf(c.req.method);
    metrics.answered(label, method, c.res.status, c.get('code') ?? 'ok', milliseconds / 1000);
    // Log the call's name, not its URL, which may contain an email.
    log.debug(
      { requestId: c.get('requestId'), call: c.get('call'), method: c.req.method, status: c.res.status, milliseconds },
      'request',
    );
  };
}
