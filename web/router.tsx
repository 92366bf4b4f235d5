// In the first script, because shared chunks would cause unused preloads and browser warnings.
import './features/listings/listing-grid.tsx';
import './features/listings/detail-link.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { startSession } from './features/accounts/login/start-session.ts';
import { removeServedTags } from './features/seo/remove-served-tags.ts';
import { ErrorScreen } from './features/shell/error-screen.tsx';
import { LoadingScreen } from './features/shell/loading-screen.tsx';
import { NotFoundScreen } from './features/shell/not-found-screen.tsx';
import { startSaved } from './features/wishlist/start-saved.ts';
import { focusNewPage } from './platform/head/focus-new-page.ts';
import { markLoading } from './platform/head/mark-loading.ts';
import { watchHeads } from './platform/head/watch-heads.ts';
import { setTextsByRequest } from './platform/i18n/page-language.ts';
import { redrawRoutes } from './platform/i18n/redraw-routes.tsx';
import { createQueryClient } from './platform/query-client.ts';
import { getSession, subscribeToSession } from './platform/session.ts';
import { withQueries } from './platform/with-queries.tsx';
import { routeTree } from './route-tree.gen.ts';

setTextsByRequest();

/** Creates the router with its query cache, per request or tab. */
export function getRouter() {
  const queryClient = createQueryClient();
  const router = createRouter({
    routeTree,
    ...withQueries(queryClient),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    // The skeleton has the page's layout, so it can be replaced at once.
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // Also for unknown addresses below /dashboard, whose frame would first load the session.
    notFoundMode: 'root',
    scrollRestoration: true,
  });
  if (typeof window === 'undefined') watchHeads(router);
  else {
    startSession();
    clearOnLeaving(queryClient);
    startSaved(queryClient);
    redrawRoutes(router);
    removeServedTags(router);
    focusNewPage(router);
    markLoading(router);
  }
  return router;
}

/** Clears the cache when the person signs out, here or in another tab. */
function clearOnLeaving(queryClient: QueryClient): void {
  let known = getSession().account?.id;
  subscribeToSession(() => {
    const { status, account } = getSession();
    if (status === 'loading') return;
    if (known !== undefined && known !== account?.id) queryClient.clear();
    known = account?.id;
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
