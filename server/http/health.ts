import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { HttpEnv } from './app.ts';

/** Milliseconds the database has to answer; whoever asks for readiness wants to know soon. */
const READY_WITHIN = 2_000;

/** For operators and load balancers: alive, ready to take people, and numbers (reliability 3.16, T29). */
export function healthRoutes(services: Services) {
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = !services.stopping() && (await databaseAnswers(services));
      return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      const { type, text } = await services.metrics.page();
      return c.body(text, 200, { 'Content-Type': type });
    });
}

const databaseAnswers = ({ pool }: Services): Promise<boolean> =>
  Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    sleep(READY_WITHIN, false, { ref: false }),
  ]);
