import type { AnyRouter } from '@tanstack/react-router';

const SERVED = 'link[rel=canonical],link[rel=next],link[hreflang],meta[property],script[type="application/ld+json"]';

/** Removes the server's SEO tags after client navigation, when they no longer match. */
export function removeServedTags(router: AnyRouter): void {
  const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    for (const tag of document.head.querySelectorAll(SERVED)) tag.remove();
    stop();
  });
}
