import type { AnyRouter } from '@tanstack/react-router';
import { trustedScripts } from '../trusted-scripts.ts';

/** What keeping takes of the processor and of the line, a page needs itself in its first seconds; in milliseconds. */
const FIRST_SECONDS = 2000;

/**
 * Asks the browser to keep what is seen, for reading without a connection, once the page has all that it needs itself and
 * is alive. Where it cannot, nothing is lost but that.
 */
export function keepForOffline(router: AnyRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const address = trustedScripts('settee-offline').createScriptURL('/service-worker.js');
  const register = () => void serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined);
  const later = () => setTimeout(register, FIRST_SECONDS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);

  // A worker sees documents and calls; of a page that a followed link made of them it has to be told.
  const tellWorker = () => {
    // Read now, since a moment later somebody may have gone on.
    const page = addressHere();
    const tell = async () => (await serviceWorker.ready).active?.postMessage({ page, parts: loadedParts() });
    setTimeout(() => void tell(), FIRST_SECONDS);
  };
  tellWorker();
  router.subscribe('onResolved', ({ fromLocation }) => {
    const failed = router.state.matches.filter(({ status }) => status === 'error');
    if (failed.length === 0) tellWorker();
    // A part of the page that did not come says so itself (spec §8).
    else if (fromLocation && !navigator.onLine && !failed.some(isMissingPart)) void showKept();
  });
}

/**
 * A page whose calls cannot be answered may be kept as a whole: loaded as a document it asks nobody. Of one that is not,
 * the page that says so tells what can be read instead.
 */
async function showKept(): Promise<void> {
  const { pathname, search } = window.location;
  if (await caches.match(addressHere(), { cacheName: 'settee-pages-1', ignoreVary: true })) window.location.reload();
  else if (navigator.serviceWorker.controller)
    window.location.replace(`/offline?from=${encodeURIComponent(pathname + search)}`);
}

const isMissingPart = ({ error }: { error: unknown }) => error instanceof Error && error.name === 'ChunkLoadError';

const addressHere = () => window.location.href.replace(/#.*/, '');

/** Scripts, styles and fonts of this tab. The browser remembers 250 things, first those from before the worker's time. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/static/`));
