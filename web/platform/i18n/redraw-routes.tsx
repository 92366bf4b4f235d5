import type { AnyRouter, RouteComponent } from '@tanstack/react-router';
import { useLanguage } from './tab-language.ts';

/** Re-renders all pages after a language change, because the router caches elements. Input stays. */
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
