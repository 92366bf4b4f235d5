import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { isLoopback } from '../find-unsafe.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './create-app.ts';
import type { Readiness } from './readiness.ts';

/** For operators and load balancers: alive, ready to take people, and numbers (reliability 3.16, T29). */
export function healthRoutes({ config, metrics }: Pick<Services, 'config' | 'metrics'>, readiness: Readiness) {
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await readiness.isReady();
      return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      // Nobody learns that there are numbers.
      if (!mayReadMetrics(config, c)) throw new Failure('not_found');
      const { type, text } = await metrics.page();
      return c.body(text, 200, { 'Content-Type': type });
    });
}

/**
 * The numbers tell how the shop does, so they are for its operator: whoever has the token or, where none is set and
 * outside production, whoever asks on this machine without a proxy.
 */
function mayReadMetrics({ metricsToken, production }: Services['config'], c: Context): boolean {
  if (metricsToken) return isSame(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`);
  if (production || c.req.header('X-Forwarded-For')) return false;
  return isLoopback((getConnInfo(c).remote.address ?? '').replace(/^::ffff:/i, ''));
}

/** Compares in the same time whatever differs. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
