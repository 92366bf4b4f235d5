import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import type { Tracing } from '../../platform/observability/tracing.ts';
import type { Config } from '../../ports/config.ts';
import { labelOf, methodOf, routeOf } from './call-label.ts';

/** Asked every second by machines. */
const untraced = new Set(['/healthz', '/readyz', '/metrics']);

/** Opens the span of each request of a person. */
export const traceRequests =
  (tracing: Tracing, config: Pick<Config, 'trustProxy'>): MiddlewareHandler<HttpEnv> =>
  (c, next) => {
    if (untraced.has(c.req.path)) return next();
    const method = methodOf(c.req.method);
    const traceparent = trustedTraceparent(config, c.req.header('traceparent'));
    return tracing.inSpan({ name: method, kind: 'server', traceparent }, async (span) => {
      await next();
      const route = routeOf(labelOf(c.get('call'), c.req.path));
      span.describe(`${method} ${route}`, requestAttributes(method, route, c.res.status));
      if (c.res.status >= 500) span.fail(c.get('code') ?? String(c.res.status));
    });
  };

/** Attributes of the HTTP conventions, without the address. */
export const requestAttributes = (method: string, route: string, status: number) => ({
  'http.request.method': method,
  'http.route': route,
  'http.response.status_code': status,
});

/** A `traceparent` counts only from a proxy, since visitors can invent one. */
export const trustedTraceparent = ({ trustProxy }: Pick<Config, 'trustProxy'>, header: string | undefined) =>
  trustProxy > 0 ? header : undefined;
