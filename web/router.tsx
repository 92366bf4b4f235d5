// What nearly every public page shows stands in the first script. Shared between the scripts of single pages, it would
// make each page announce the others' scripts too, and the browser warn that they are not used.
import './components/listing-grid.tsx';
import './components/detail-link.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from './components/error-screen.tsx';
import { LoadingScreen } from './components/loading-screen.tsx';
import { NotFoundScreen } from './components/not-found-screen.tsx';
import { startSaved } from './components/saved/start-saved.ts';
import { dropServedTags } from './head/drop-served-tags.ts';
import { focusNewPage } from './head/focus-new-page.ts';
import { startSession } from './identity/access.ts';
import { speakByRequest } from './language/page-language.ts';
import { redrawRoutes } from './language/redraw-routes.tsx';
import { createQueryClient } from './query-client.ts';
import { routeTree } from './route-tree.gen.ts';
import { followSession, getSession } from './session.ts';
import { withQueries } from './with-queries.tsx';

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
