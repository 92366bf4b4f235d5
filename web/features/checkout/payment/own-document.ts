const cardPages = '/dashboard/payment/';

/**
 * Reloads after client navigation: only a document served for a payment may load the card provider (reliability 6).
 * @returns true when reloading
 */
export function loadOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || new URL(navigation.name).pathname.startsWith(cardPages)) return false;
  window.location.reload();
  return true;
}
