import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { Failure } from '../../../shared/errors.ts';
import type { FinishedAnswers } from '../../platform/http/finished-answers.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { apiHeaders, jsonHeaders } from '../../platform/http/headers.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { createSemaphore } from '../../platform/process/semaphore.ts';
import type { AppServices } from '../services.ts';
import { bindContract } from './bind-contract.ts';
import { describeCalls, docsPage, openApiDocument } from './docs.ts';
import { eventRoutes } from './event-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { refuseForeignSites } from './gate.ts';
import type { Limits } from './limits.ts';
import { policyReportRoutes } from './policy-reports.ts';
import { webhookRoutes } from './webhook.ts';

/** Enough for full throughput; payments still find a connection. */
const lookUpSlots = { atOnce: 8, patience: 2_000 };

type Parts = { handlers: Handlers; finished: FinishedAnswers; limits: Limits; checkAnswers: boolean };

/** Serves contract, webhooks, events, exports and documents. */
export function apiRoutes(services: AppServices, { handlers, finished, limits, checkAnswers }: Parts) {
  const api = new Hono<HttpEnv>();
  api.use(async (c, next) => {
    for (const [name, value] of Object.entries(apiHeaders)) c.header(name, value);
    await next();
  });
  api.route('/webhooks', webhookRoutes(services));
  api.route('/csp-reports', policyReportRoutes(services));
  // Written once, since they take a quarter of a second.
  let document: Promise<string> | undefined;
  let page: Promise<string> | undefined;
  const writeDocument = async () => {
    await describeCalls();
    return JSON.stringify(openApiDocument(services.config.publicUrl));
  };
  api.get('/openapi.json', limits.countAddress, async (c) => {
    document ??= writeDocument();
    return c.body(await document, 200, jsonHeaders);
  });
  api.get('/docs', limits.countAddress, async (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    page ??= docsPage();
    return c.html(await page);
  });
  api.use(compress());
  api.use(async (c, next) => {
    refuseForeignSites(c.req.raw, new URL(services.config.publicUrl).origin);
    await next();
  });
  api.use(limits.countAddress);
  api.route('/exports', exportRoutes(services));
  api.route('/events', eventRoutes(services));
  api.route(
    '/',
    bindContract(services, handlers, { finished, limits, lookUp: createSemaphore(lookUpSlots), checkAnswers }),
  );
  api.all('*', () => {
    throw new Failure('not_found');
  });
  return api;
}
