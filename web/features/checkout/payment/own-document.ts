const cardPages = '/dashboard/payment/';

/**
 * Loads the page as a document of its own when it was reached without one, for instance after the log-in: only a document
 * that was served for a payment may load the card provider (reliability 6).
 * @returns true when the page is being left for that
 */
export function loadOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation || new URL(navigation.name).pathname.startsWith(cardPages)) return false;
  window.location.reload();
  return true;
}
