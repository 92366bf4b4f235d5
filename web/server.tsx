import { type AnyRouter, rootRouteId } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { throwFailedHead } from './platform/head/watch-heads.ts';
import type { RequestContext } from './platform/request-context.ts';

/** As text: a Response would encode and decode them again. */
const written = new WeakMap<Request, string>();

/** The browser paints before scripts. */
function paintFirst({ ssr }: AnyRouter): void {
  for (const { attrs } of ssr?.manifest?.routes[rootRouteId]?.scripts ?? []) if (attrs) attrs.fetchPriority = 'low';
}

/** At once, because pages are cached and compressed whole. */
const answer = createStartHandler(async ({ request, router, responseHeaders: headers }) => {
  throwFailedHead(router);
  paintFirst(router);
  const html = renderToString(<StartServer router={router} />);
  written.set(request, await transformHtmlStringWithRouter(router, html));
  return new Response(null, { status: getSsrStatus(router), headers });
});

/** As `PageEntry` in `server/app/http/pages.ts`. */
export default {
  async render(request: Request, context: RequestContext) {
    const response = await answer(request, { context });
    const { status, headers } = response;
    const html = written.get(request) ?? (await response.text());
    // A request may outlive its response, and with it the page.
    written.delete(request);
    return { status, headers, html };
  },
};
