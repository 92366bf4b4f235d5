import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { isLoopback } from '../../platform/http/is-loopback.ts';
import type { AppServices } from '../services.ts';
import type { Readiness } from './readiness.ts';

/** Creates the liveness, readiness and metrics routes. */
export function healthRoutes(
  { config, metrics, database }: Pick<AppServices, 'config' | 'metrics' | 'database'>,
  readiness: Readiness,
) {
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await readiness.isReady();
      // Still ready: a shop without its standby can be read, and all processes would leave at once.
      const paused = database.writePause.isOn() ? { writes: 'paused' } : {};
      return c.json({ status: ready ? 'ready' : 'not ready', ...paused }, ready ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      // Does not reveal that metrics exist.
      if (!mayReadMetrics(config, c)) throw new Failure('not_found');
      const { type, text } = await metrics.page(await readiness.isReady());
      return c.body(text, 200, { 'Content-Type': type });
    });
}

/** With the token; without one, outside production and locally without a proxy. */
function mayReadMetrics({ metricsToken, production }: AppServices['config'], c: Context): boolean {
  if (metricsToken) return isSame(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`);
  if (production || c.req.header('X-Forwarded-For')) return false;
  return isLoopback((getConnInfo(c).remote.address ?? '').replace(/^::ffff:/i, ''));
}

function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
