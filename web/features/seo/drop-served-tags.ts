import type { AnyRouter } from '@tanstack/react-router';

const SERVED = 'link[rel=canonical],link[rel=next],link[hreflang],meta[property],script[type="application/ld+json"]';

/** Takes what the server's HTML says of its page out of the document once it shows another, of which it is not true. */
export function dropServedTags(router: AnyRouter): void {
  const stop = router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    for (const tag of document.head.querySelectorAll(SERVED)) tag.remove();
    stop();
  });
}
