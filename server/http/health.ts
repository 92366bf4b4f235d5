import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { HttpEnv } from './app.ts';
import type { Readiness } from './readiness.ts';

/** For operators and load balancers: alive, ready to take people, and numbers (reliability 3.16, T29). */
export function healthRoutes({ metrics }: Pick<Services, 'metrics'>, readiness: Readiness) {
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = await readiness.isReady();
      return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      const { type, text } = await metrics.page();
      return c.body(text, 200, { 'Content-Type': type });
    });
}
