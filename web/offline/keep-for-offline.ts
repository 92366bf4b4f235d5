import { trustedScripts } from '../trusted-scripts.ts';

/**
 * Asks the browser to keep what is seen, for reading without a connection, once the page has all that it needs itself.
 * Where it cannot, nothing is lost but that.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const address = trustedScripts('settee-offline').createScriptURL('/service-worker.js');
  const register = () =>
    void navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
