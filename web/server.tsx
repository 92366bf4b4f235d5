import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import type { RequestContext } from './request-context.ts';

/** Pages on their way out: inside a response, one would become bytes, and text again for whoever reads it. */
const written = new WeakMap<Request, string>();

const SCRIPT = '<script async=""';

/**
 * A browser lets a script of low priority wait until it has painted the page: it is read before it is touched.
 * The page's one script stands at its end, so that is where it is looked for.
 */
function paintedFirst(html: string): string {
  const end = html.lastIndexOf(SCRIPT) + SCRIPT.length;
  return end < SCRIPT.length ? html : `${html.slice(0, end)} fetchpriority="low"${html.slice(end)}`;
}

/**
 * Writes each page in one go: a page is kept and compressed as a whole (design §9), and its loaders have brought all that
 * it shows, so there is nothing to stream.
 */
const answer = createStartHandler(async ({ request, router, responseHeaders: headers }) => {
  const html = renderToString(<StartServer router={router} />);
  written.set(request, paintedFirst(await transformHtmlStringWithRouter(router, html)));
  return new Response(null, { status: getSsrStatus(router), headers });
});

/** The pages' own door, as `PageEntry` in `server/http/pages.ts` says it. */
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
