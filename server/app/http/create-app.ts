import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { chooseLanguage, type Language, languageOfAddress } from '../../../shared/domain/language.ts';
import { Failure, failures } from '../../../shared/errors.ts';
import { sharedSearch } from '../../features/search/keep-search.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { watchEventLoopLag } from '../../platform/http/event-loop-lag.ts';
import {
  type About,
  createFinishedAnswers,
  type FinishedAnswers,
  finishedKey,
} from '../../platform/http/finished-answers.ts';
import {
  apiHeaders,
  commonHeaders,
  jsonHeaders,
  keepingOf,
  nameCharacters,
  pageHeaders,
  partHeaders,
  signInWindowHeaders,
} from '../../platform/http/headers.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { inlineScriptSources, inlineStyleSources } from '../../platform/http/inline-scripts.ts';
import { isLoopback } from '../../platform/http/is-loopback.ts';
import { readBodyFirst } from '../../platform/http/read-body-first.ts';
import { readableAddress, withoutLastSlash, withSingleSlashes } from '../../platform/http/readable-address.ts';
import { shedLoad } from '../../platform/http/shed-load.ts';
import { createFairSemaphore } from '../../platform/process/fair-semaphore.ts';
import { createSemaphore } from '../../platform/process/semaphore.ts';
import { createHandlers } from '../handlers.ts';
import type { AppServices } from '../services.ts';
import { answerFailure } from './answer-failure.ts';
import { tagsOfChanges } from './answer-tags.ts';
import { bindContract } from './bind-contract.ts';
import { labelOf, methodOf } from './call-label.ts';
import { closedShop } from './closed-shop.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { docsPage, openApiDocument } from './docs.ts';
import { eventRoutes } from './event-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { refuseForeignSites } from './gate.ts';
import { healthRoutes } from './health.ts';
import { createLimits, type Limits } from './limits.ts';
import { mailRoutes, readerBy } from './mail-page.ts';
import type { Pages } from './pages.ts';
import { pictureRoutes } from './picture-routes.ts';
import { policyReportRoutes } from './policy-reports.ts';
import { createReadiness } from './readiness.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';
import { createServerApi } from './server-api.ts';
import { shopRoutes } from './shop-routes.ts';
import { traceRequests } from './trace-requests.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';
import { warnOfProxy } from './warn-of-proxy.ts';
import { webhookRoutes } from './webhook.ts';

/** Enough for full throughput; payments still find a connection. */
const LOOK_PATIENCE = 2_000;
const lookPlaces = { atOnce: 8, patience: LOOK_PATIENCE };
/** A page takes some 20 ms of the loop. Addresses take turns, so one that asks for many delays others by one page. */
const pagePlaces = { atOnce: 2, ofKey: 1, queue: 60, queueOfKey: 20, patience: LOOK_PATIENCE };

const SIGN_IN_CALLBACK = '/api/auth/callback/google';

/**
 * Creates the HTTP application.
 * @param options.pages built pages; without them only the API
 * @param options.checkAnswers validates responses, for tests
 * @param options.finished cache shared with the listener
 * @param options.limits shared with the listener
 */
export function createApp(
  services: AppServices,
  options: { pages?: Pages; checkAnswers?: boolean; finished?: FinishedAnswers; limits?: Limits } = {},
) {
  const { config, log, imageHost } = services;
  const { publicDemo, publicUrl } = config;
  const handlers = createHandlers(services);
  // Ignore a trailing slash.
  const app = new Hono<HttpEnv>({ strict: false });
  const headersOf = { part: Object.entries(partHeaders(config)), other: Object.entries(commonHeaders(config)) };
  const readiness = createReadiness(services, sharedSearch(services));
  const { finished = createFinishedAnswers(services.catalogue.hears), limits = createLimits(services) } = options;
  const countAddress: MiddlewareHandler = async (c, next) => {
    await limits.countAddress(c);
    await next();
  };
  services.catalogue.onChange((changes) => finished.drop(tagsOfChanges(changes)));
  const makePage = createFairSemaphore(pagePlaces);
  const lookUp = createSemaphore(lookPlaces);

  if (services.tracing) app.use(traceRequests(services.tracing, config));
  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', crypto.randomUUID());
    await next();
    const isPart = c.req.path.startsWith('/static/');
    for (const [name, value] of headersOf[isPart ? 'part' : 'other'])
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    nameCharacters(c.res.headers);
    const milliseconds = Math.round(performance.now() - started);
    const label = labelOf(c.get('call'), c.req.path);
    const method = methodOf(c.req.method);
    services.metrics.answered(label, method, c.res.status, c.get('code') ?? 'ok', milliseconds / 1000);
    // Log the call's name, not its URL, which may contain an email.
    log.debug(
      { requestId: c.get('requestId'), call: c.get('call'), method: c.req.method, status: c.res.status, milliseconds },
      'request',
    );
  });
  app.onError((error, c) => {
    readiness.hear(error);
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
  app.route('/images', pictureRoutes(services, countAddress, readiness.hear));
  if (services.sandboxes.stripe)
    app.mount('/sandbox/stripe', services.sandboxes.stripe, { replaceRequest: (request) => request });
  if (services.sandboxes.google)
    app.mount('/sandbox/google', services.sandboxes.google, { replaceRequest: (request) => request });
  if (config.mail.kind === 'files' && !config.production)
    app.route(
      '/sandbox/mail',
      mailRoutes(
        config.mail.dir,
        config.publicDemo ? readerBy(services.identity, config.publicUrl) : undefined,
        () => services.shop.settings().name,
      ),
    );

  const { handle } = services.identity;
  app.use(SIGN_IN_CALLBACK, async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(signInWindowHeaders)) c.res.headers.set(name, value);
  });
  if (handle) app.all('/api/auth/*', countAddress, async (c) => handle(c.req.raw, clientAddress(c, config.trustProxy)));

  const api = new Hono<HttpEnv>();
  api.use(async (c, next) => {
    for (const [name, value] of Object.entries(apiHeaders)) c.header(name, value);
    await next();
  });
  api.route('/webhooks', webhookRoutes(services));
  api.route('/csp-reports', policyReportRoutes(services));
  // Written once, since it takes a tenth of a second.
  let described: string | undefined;
  api.get('/openapi.json', (c) => {
    described ??= JSON.stringify(openApiDocument(config.publicUrl));
    return c.body(described, 200, jsonHeaders);
  });
  api.get('/docs', (c) => {
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    return c.html(docsPage());
  });
  api.use(compress());
  api.use(async (c, next) => {
    refuseForeignSites(c.req.raw, new URL(config.publicUrl).origin);
    await limits.countAddress(c);
    await next();
  });
  api.route('/exports', exportRoutes(services));
  api.route('/events', eventRoutes(services));
  api.route('/', bindContract(services, handlers, { finished, limits, lookUp }, options.checkAnswers ?? false));
  api.all('*', () => {
    throw new Failure('not_found');
  });
  app.route('/api', api);

  const { pages } = options;
  app.route('/', shopRoutes(services));
  if (pages) app.route('/', pages.staticFiles);
  app.use(closedShop(services));
  app.use(countAddress);
  app.route('/unsubscribe', unsubscribeRoutes(services));
  app.route('/', discoveryRoutes(services, finished));
  if (pages) {
    const callsOfPage = createServerApi(services, handlers);
    app.get('*', async (c) => {
      const meant = ownLoopbackAddress(c.req.url, config.publicUrl) ?? readableAddress(c.req.url);
      if (meant) return c.redirect(meant);
      const single = withSingleSlashes(c.req.url);
      if (single) return c.redirect(`${new URL(publicUrl).origin}${single}`, 308);
      const shorter = withoutLastSlash(c.req.url);
      if (shorter) return c.redirect(shorter, 308);
      const language = chooseLanguage(
        c.req.header('Cookie'),
        c.req.header('Accept-Language'),
        c.req.url,
        services.shop.settings(),
      );
      const asked = { key: finishedKey(c.req.url, language), kind: 'pages' };
      const address = config.rateLimits ? clientAddress(c, config.trustProxy) : undefined;
      return finished.serve(c.req.raw, asked, (about) =>
        makePage(address, () => renderPage(c.req.raw, language, c.get('requestId'), about)),
      );
    });
    const renderPage = async (request: Request, language: Language, requestId: string, about: About) => {
      // A page depends on the shop and on its calls.
      about.dependsOn([]);
      const shop = services.shop.profile();
      const { wording } = services.shop.settings();
      const named = languageOfAddress(request.url, shop.languages);
      let busy: Failure | undefined;
      let isGone = false;
      let breakdown: unknown;
      const api = callsOfPage((failure) => {
        if (failure.status === 503) busy = failure;
        if (failure.status === 410) isGone = true;
        // Incomplete, so it must not be cached.
        if (failure.status >= 500) about.lacks();
      }, about.dependsOn);
      const page = await pages
        .render(request, { api, language, named, wording, publicDemo, publicUrl, shop })
        .catch((error: unknown) => {
          breakdown = error;
        });
      const path = new URL(request.url).pathname;
      // The page framework failed: show a plain page and log it.
      if (!page || page.status >= 500) {
        log.error({ err: breakdown, requestId, path: withoutSecret(path) }, 'page could not be rendered');
        if (busy) throw busy;
        const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
        return new Response(failures.internal.message, { status: 500, headers });
      }
      // Browsers replace NUL, which would break the CSP hash.
      const html = page.html.replaceAll('\0', '\uFFFD');
      const headers = new Headers(page.headers);
      const policies = pageHeaders(config, imageHost, path, {
        scripts: inlineScriptSources(html),
        styles: inlineStyleSources(shop.style),
      });
      for (const [name, value] of Object.entries(policies)) headers.set(name, value);
      for (const [name, value] of Object.entries(keepingOf(page.status))) headers.set(name, value);
      headers.set('Content-Language', language);
      // A URL with a language is the same for everybody.
      if (!named) headers.append('Vary', 'Accept-Language, Cookie');
      // The page framework returns 200 for a gone listing.
      return new Response(html, { status: isGone ? 410 : page.status, headers });
    };
  }
  return app;
}

/** Redact the unsubscribe token: anyone who has it could unsubscribe that person. */
const withoutSecret = (path: string) => path.replace(/^\/unsubscribe\/.*/, '/unsubscribe/…');

/** Redirects other names of this machine to the configured one, which passkeys, Google's redirect and cookies need. */
function ownLoopbackAddress(requested: string, publicUrl: string): string | undefined {
  const [asked, own] = [new URL(requested), new URL(publicUrl)];
  const isOther = asked.hostname !== own.hostname && isLoopback(asked.hostname) && isLoopback(own.hostname);
  if (!isOther || asked.port !== own.port) return undefined;
  return `${own.origin}${asked.pathname}${asked.search}`;
}
