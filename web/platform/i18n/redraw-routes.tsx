import type { AnyRouter, RouteComponent } from '@tanstack/react-router';
import { useLanguage } from './tab-language.ts';

/**
 * Draws every page again when the language changes. The router keeps a page's element as long as its route stays, so
 * nothing above the page could; what people typed stays, for nothing is mounted anew.
 */
export function redrawRoutes(router: AnyRouter): void {
  for (const route of Object.values(router.routesById)) {
    const page: RouteComponent | undefined = route.options.component;
    if (!page) continue;
    route.options.component = Object.assign(() => <InLanguage page={page} />, { preload: page.preload });
  }
}

function InLanguage({ page: Page }: { page: RouteComponent }) {
  useLanguage();
  return <Page />;
}
