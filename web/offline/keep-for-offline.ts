import { trustedScripts } from '../trusted-scripts.ts';

/** What keeping takes of the processor, a page needs itself in its first seconds; in milliseconds. */
const FIRST_SECONDS = 2000;

/**
 * Asks the browser to keep what is seen, for reading without a connection, once the page has all that it needs itself and
 * is alive. Where it cannot, nothing is lost but that.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const address = trustedScripts('settee-offline').createScriptURL('/service-worker.js');
  const register = () =>
    void navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined);
  const later = () => setTimeout(register, FIRST_SECONDS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later);
}
