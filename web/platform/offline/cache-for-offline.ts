import type { AnyRouter } from '@tanstack/react-router';
import { trustedScripts } from '../trusted-scripts.ts';

/** Milliseconds: caching must not slow the page load. */
const FIRST_SECONDS = 2000;

/** Starts after hydration, where the browser supports it. */
export function cacheForOffline(router: AnyRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const address = trustedScripts('settee-offline').createScriptURL('/service-worker.js');
  const register = () => void serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined);
  const later = () => setTimeout(register, FIRST_SECONDS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);

  // The worker does not see client navigation.
  const notifyWorker = () => {
    // Now: it may change soon.
    const page = addressHere();
    const notify = async () => (await serviceWorker.ready).active?.postMessage({ page, parts: loadedParts() });
    setTimeout(() => void notify(), FIRST_SECONDS);
  };
  notifyWorker();
  router.subscribe('onResolved', ({ fromLocation }) => {
    const failed = router.state.matches.filter(({ status }) => status === 'error');
    if (failed.length === 0) notifyWorker();
    // A missing chunk shows its own error (spec §8).
    else if (fromLocation && !navigator.onLine && !failed.some(isMissingPart)) void showCached();
  });
}

/** Reloads a page whose calls fail offline: the document may be cached. */
async function showCached(): Promise<void> {
  const { pathname, search } = window.location;
  if (await caches.match(addressHere(), { cacheName: 'settee-pages-1', ignoreVary: true })) window.location.reload();
  else if (navigator.serviceWorker.controller)
    window.location.replace(`/offline?from=${encodeURIComponent(pathname + search)}`);
}

const isMissingPart = ({ error }: { error: unknown }) => error instanceof Error && error.name === 'ChunkLoadError';

const addressHere = () => window.location.href.replace(/#.*/, '');

/** Scripts, styles and fonts. The browser lists at most 250. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/static/`));
