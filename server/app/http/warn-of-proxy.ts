import type { MiddlewareHandler } from 'hono';
import type { AppServices } from '../services.ts';

const WARNING =
  'A proxy passes requests on, but TRUST_PROXY is not set: all visitors count as one address for every limit. Set TRUST_PROXY to the number of proxies.';

/** Warns the operator once about an unconfigured proxy. */
export function warnOfProxy({ config, log }: Pick<AppServices, 'config' | 'log'>): MiddlewareHandler {
  let isSaid = config.trustProxy > 0;
  return async (c, next) => {
    if (!isSaid && c.req.header('X-Forwarded-For')) {
      isSaid = true;
      log.warn(WARNING);
    }
    await next();
  };
}
