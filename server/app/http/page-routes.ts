import { Hono } from 'hono';
import { chooseLanguage, type Language, languageOfAddress } from '../../../shared/domain/language.ts';
import { withoutTracking } from '../../../shared/domain/tracking-parameters.ts';
import { type Failure, failures } from '../../../shared/errors.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { type About, type FinishedAnswers, finishedKey } from '../../platform/http/finished-answers.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { pageCacheHeaders, pageHeaders } from '../../platform/http/headers.ts';
import type { HttpEnv } from '../../platform/http/http-env.ts';
import { inlineScriptSources, inlineStyleSources } from '../../platform/http/inline-scripts.ts';
import { isLoopback } from '../../platform/http/is-loopback.ts';
import {
  boundedAddress,
  readableAddress,
  withoutLastSlash,
  withSingleSlashes,
} from '../../platform/http/readable-address.ts';
import { createFairSemaphore } from '../../platform/process/fair-semaphore.ts';
import type { AppServices } from '../services.ts';
import { meantPage } from './meant-page.ts';
import type { Pages } from './pages.ts';
import { createServerApi } from './server-api.ts';

/** A page takes some 20 ms of the loop. Addresses take turns, so one that asks for many delays others by one page. */
const pagePlaces = { atOnce: 2, ofKey: 1, queue: 60, queueOfKey: 20, patience: 2_000 };

/** Pages, rendered on the server and cached whole. */
export function pageRoutes(
  services: AppServices,
  pages: Pages,
  { handlers, finished }: { handlers: Handlers; finished: FinishedAnswers },
) {
  const { config } = services;
  const routes = new Hono<HttpEnv>();
  const makePage = createFairSemaphore(pagePlaces);
  const renderPage = createRenderer(services, pages, handlers);
  routes.get('*', async (c) => {
    const meant = ownLoopbackAddress(c.req.url, config.publicUrl) ?? readableAddress(c.req.url);
    if (meant) return c.redirect(meant);
    const single = withSingleSlashes(c.req.url);
    if (single) return c.redirect(`${new URL(config.publicUrl).origin}${single}`, 308);
    const shorter = withoutLastSlash(c.req.url);
    if (shorter) return c.redirect(shorter, 308);
    const page = meantPage(c.req.url);
    if (page) return c.redirect(page, 308);
    const language = chooseLanguage(
      c.req.header('Cookie'),
      c.req.header('Accept-Language'),
      c.req.url,
      services.shop.settings(),
    );
    const url = withoutTracking(c.req.url);
    const asked = { key: finishedKey(url, language), kind: 'pages' };
    const address = config.rateLimits ? clientAddress(c, config.trustProxy) : undefined;
    return finished.serve(c.req.raw, asked, (about) =>
      makePage(address, () => renderPage(new Request(url, c.req.raw), language, c.get('requestId'), about)),
    );
  });
  return routes;
}

function createRenderer(services: AppServices, pages: Pages, handlers: Handlers) {
  const { config, log, imageHost } = services;
  const { publicDemo, publicUrl } = config;
  const callsOfPage = createServerApi(services, handlers);
  return async (request: Request, language: Language, requestId: string, about: About) => {
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
      if (failure.status >= 500) about.markIncomplete();
    }, about.dependsOn);
    const page = await pages
      .render(new Request(boundedAddress(request.url), request), {
        api,
        language,
        named,
        wording,
        publicDemo,
        publicUrl,
        shop,
      })
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
    const policies = pageHeaders(config, imageHost, {
      path,
      inline: {
        scripts: inlineScriptSources(html),
        styles: inlineStyleSources(shop.style),
      },
    });
    for (const [name, value] of Object.entries(policies)) headers.set(name, value);
    for (const [name, value] of Object.entries(pageCacheHeaders(page.status))) headers.set(name, value);
    headers.set('Content-Language', language);
    // A URL with a language is the same for everybody.
    if (!named) headers.append('Vary', 'Accept-Language, Cookie');
    // The page framework returns 200 for a gone listing.
    return new Response(html, { status: isGone ? 410 : page.status, headers });
  };
}

/** Redact the unsubscribe token: anyone who has it could unsubscribe that person. */
const withoutSecret = (path: string) => path.replace(/^\/unsubscribe\/.*/, '/unsubscribe/…');

/** Redirects to the configured name, which passkeys, Google's redirect and cookies need. */
function ownLoopbackAddress(requested: string, publicUrl: string): string | undefined {
  const [asked, own] = [new URL(requested), new URL(publicUrl)];
  const isOther = asked.hostname !== own.hostname && isLoopback(asked.hostname) && isLoopback(own.hostname);
  if (!isOther || asked.port !== own.port) return undefined;
  return `${own.origin}${asked.pathname}${asked.search}`;
}
