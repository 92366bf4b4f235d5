import type { AnyRouter } from '@tanstack/react-router';

/** Marks the document while the router loads a page, so that each press shows something at once (styles/app.css). */
export function markLoading(router: AnyRouter): void {
  const { dataset } = document.documentElement;
  router.subscribe('onBeforeNavigate', () => {
    dataset.loading = '';
  });
  router.subscribe('onResolved', () => {
    delete dataset.loading;
  });
}
