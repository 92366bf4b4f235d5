import type { MiddlewareHandler } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { isLoopback } from '../../platform/http/is-loopback.ts';
import type { AppServices } from '../services.ts';

/** Supervisors request them by any name; the answers contain no secret. */
const OPEN: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Refuses other host names on a local instance: a foreign site whose name points at this machine (DNS rebinding) could
 * read its mails.
 */
export function refuseForeignHosts({ config }: Pick<AppServices, 'config'>): MiddlewareHandler<HttpEnv> {
  const isLocal = isLoopback(new URL(config.publicUrl).hostname);
  return async (c, next) => {
    if (isLocal && !OPEN.has(c.req.path) && !isLoopback(nameOf(c.req.header('Host') ?? new URL(c.req.url).host)))
      throw new Failure('not_allowed', {
        reason: refusalForPrograms(`Open ${config.publicUrl}, or set PUBLIC_URL to this address.`),
      });
    await next();
  };
}

/** Without the port. */
const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '');
