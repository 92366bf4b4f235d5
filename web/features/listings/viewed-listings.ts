/** Where a browser keeps which listings were looked at: ids, the last one first. */
export const VIEWED_KEY = 'recently-viewed';
const MOST = 12;

/** The listings that were looked at in this browser, the last one first. */
export function viewedListings(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps that a listing was looked at. A browser that keeps nothing forgets it. */
export function keepViewed(id: string): void {
  try {
    localStorage.setItem(
      VIEWED_KEY,
      JSON.stringify([id, ...viewedListings().filter((one) => one !== id)].slice(0, MOST)),
    );
  } catch {
    // Nobody misses it.
  }
}

/** Whether another listing than this one was looked at. */
export const hasViewedOthers = (id: string): boolean => viewedListings().some((one) => one !== id);
