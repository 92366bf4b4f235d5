import { VIEWED_KEY } from '../../platform/personal-keys.ts';

const MOST = 12;

/** Returns viewed listing ids, newest first. */
export function viewedListings(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(VIEWED_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function storeViewed(id: string): void {
  try {
    localStorage.setItem(
      VIEWED_KEY,
      JSON.stringify([id, ...viewedListings().filter((one) => one !== id)].slice(0, MOST)),
    );
  } catch {}
}

export const hasViewedOthers = (id: string): boolean => viewedListings().some((one) => one !== id);
