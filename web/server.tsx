import { type AnyRouter, rootRouteId } from '@tanstack/react-router';
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import type { RequestContext } from './platform/request-context.ts';

/** Pages on their way out: inside a response, one would become bytes, and text again for whoever reads it. */
const written = new WeakMap<Request, string>();

/**
 * A browser lets a script of low priority wait until it has painted the page: it is read before it is touched.
 * The list of scripts is one for all pages, and is told so before the first of them is written.
 */
function paintFirst({ ssr }: AnyRouter): void {
  for (const { attrs } of ssr?.manifest?.routes[rootRouteId]?.scripts ?? []) if (attrs) attrs.fetchPriority = 'low';
}

/**
 * Writes each page in one go: a page is kept and compressed as a whole (design §9), and its loaders have brought all that
 * it shows, so there is nothing to stream.
 */
const answer = createStartHandler(async ({ request, router, responseHeaders: headers }) => {
  paintFirst(router);
  const html = renderToString(<StartServer router={router} />);
  written.set(request, await transformHtmlStringWithRouter(router, html));
  return new Response(null, { status: getSsrStatus(router), headers });
});

/** The pages' own door, as `PageEntry` in `server/app/http/pages.ts` says it. */
export default {
  async render(request: Request, context: RequestContext) {
    const response = await answer(request, { context });
    const { status, headers } = response;
    const html = written.get(request) ?? (await response.text());
    // A request may outlive its answer by far, and would keep the page.
    written.delete(request);
    return { status, headers, html };
  },
};
