import { Hono } from 'hono';
import { Failure } from '../../../shared/errors.ts';
import { sharedSearch } from '../../features/search/sync-search.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { watchEventLoopLag } from '../../platform/http/event-loop-lag.ts';
import { createFinishedAnswers, type FinishedAnswers } from '../../platform/http/finished-answers.ts';
import { signInWindowHeaders } from '../../platform/http/headers.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { readBodyFirst } from '../../platform/http/read-body-first.ts';
import { shedLoad } from '../../platform/http/shed-load.ts';
import { createHandlers } from '../handlers.ts';
import type { AppServices } from '../services.ts';
import { answerFailure } from './answer-failure.ts';
import { tagsOfChanges } from './answer-tags.ts';
import { apiRoutes } from './api-routes.ts';
import { closedShop } from './closed-shop.ts';
import { countRequests } from './count-requests.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { healthRoutes } from './health.ts';
import { createLimits, type Limits } from './limits.ts';
import { mapRoutes } from './map-routes.ts';
import { mountSandboxes } from './mount-sandboxes.ts';
import { pageRoutes } from './page-routes.ts';
import type { Pages } from './pages.ts';
import { pictureRoutes } from './picture-routes.ts';
import { createReadiness } from './readiness.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';
import { shopRoutes } from './shop-routes.ts';
import { traceRequests } from './trace-requests.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { warnOfProxy } from './warn-of-proxy.ts';

const SIGN_IN_CALLBACK = '/api/auth/callback/google';

/**
 * Creates the HTTP application.
 * @param options.pages built pages; without them only the API
 * @param options.checkAnswers validates responses, for tests
 * @param options.finished cache of the listener
 * @param options.limits those of the listener
 */
export function createApp(
  services: AppServices,
  options: { pages?: Pages; checkAnswers?: boolean; finished?: FinishedAnswers; limits?: Limits } = {},
) {
  const { config } = services;
  const handlers = createHandlers(services);
  // Ignore a trailing slash.
  const app = new Hono<HttpEnv>({ strict: false });
  const readiness = createReadiness(services, sharedSearch(services));
  const { finished = createFinishedAnswers(services.catalogue), limits = createLimits(services) } = options;
  services.catalogue.onChange((changes) => finished.drop(tagsOfChanges(changes)));

  if (services.tracing) app.use(traceRequests(services.tracing, config));
  app.use(countRequests(services));
  app.onError((error, c) => {
    readiness.report(error);
    return answerFailure(services, error, c);
  });
  app.notFound(() => {
    throw new Failure('not_found');
  });

  app.use(refuseForeignHosts(services));
  app.use(warnOfProxy(services));
  app.use(readBodyFirst);
  app.use(shedLoad({ lag: config.rateLimits ? watchEventLoopLag() : undefined }));
  app.route('/', healthRoutes(services, readiness));
  app.route('/images', pictureRoutes(services, limits.countAddress, readiness.report));
  mountSandboxes(app, services);

  const { handle } = services.identity;
  app.use(SIGN_IN_CALLBACK, async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(signInWindowHeaders)) c.res.headers.set(name, value);
  });
  if (handle)
    app.all('/api/auth/*', limits.countAddress, async (c) => handle(c.req.raw, clientAddress(c, config.trustProxy)));

  app.route('/api', apiRoutes(services, { handlers, finished, limits, checkAnswers: options.checkAnswers ?? false }));

  const { pages } = options;
  app.route('/', shopRoutes(services));
  if (pages) app.route('/', pages.staticFiles);
  app.use(closedShop(services));
  app.use(limits.countAddress);
  app.route('/unsubscribe', unsubscribeRoutes(services));
  app.route('/map', mapRoutes());
  app.route('/', discoveryRoutes(services, finished));
  if (pages) app.route('/', pageRoutes(services, pages, { handlers, finished }));
  return app;
}
