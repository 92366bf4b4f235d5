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
    if (!router.state.matches.some(({ status }) => status === 'error')) tellWorker();
    else if (fromLocation && !navigator.onLine) void showKept();
  });
}

/** A page whose calls cannot be answered may be kept as a whole: loaded as a document it asks nobody. */
async function showKept(): Promise<void> {
  if (await caches.match(addressHere(), { cacheName: 'settee-pages-1', ignoreVary: true })) window.location.reload();
}

const addressHere = () => window.location.href.replace(/#.*/, '');

/** Scripts, styles and fonts of this tab. The browser remembers 250 things, first those from before the worker's time. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/static/`));
