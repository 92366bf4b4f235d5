// What nearly every public page shows stands in the first script. Shared between the scripts of single pages, it would
// make each page announce the others' scripts too, and the browser warn that they are not used.
import './features/listings/listing-grid.tsx';
import './features/listings/detail-link.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { startSession } from './features/accounts/login/start-session.ts';
import { dropServedTags } from './features/seo/drop-served-tags.ts';
import { ErrorScreen } from './features/shell/error-screen.tsx';
import { LoadingScreen } from './features/shell/loading-screen.tsx';
import { NotFoundScreen } from './features/shell/not-found-screen.tsx';
import { startSaved } from './features/wishlist/start-saved.ts';
import { focusNewPage } from './platform/head/focus-new-page.ts';
import { speakByRequest } from './platform/i18n/page-language.ts';
import { redrawRoutes } from './platform/i18n/redraw-routes.tsx';
import { createQueryClient } from './platform/query-client.ts';
import { followSession, getSession } from './platform/session.ts';
import { withQueries } from './platform/with-queries.tsx';
import { routeTree } from './route-tree.gen.ts';

speakByRequest();

/** Makes the router with its own query cache: once for each page request on the server, once for each tab. */
export function getRouter() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    ...withQueries(queryClient),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 250,
    // The skeleton stands where the page will: nothing flickers when it gives way at once, and nobody waits for it.
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // An unknown address below /dashboard is nowhere too: the dashboard's frame would want to know who is there first.
    notFoundMode: 'root',
    scrollRestoration: true,
  });
  if (typeof window !== 'undefined') {
    startSession();
    forgetOnLeaving(queryClient);
    startSaved(queryClient);
    redrawRoutes(router);
    dropServedTags(router);
    focusNewPage(router);
  }
  return router;
}

/** Drops what the cache holds when the person it was fetched for leaves this browser, here or in another tab. */
function forgetOnLeaving(queryClient: QueryClient): void {
  let known = getSession().account?._id;
  followSession(() => {
    const { status, account } = getSession();
    if (status === 'loading') return;
    if (known !== undefined && known !== account?._id) queryClient.clear();
    known = account?._id;
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
