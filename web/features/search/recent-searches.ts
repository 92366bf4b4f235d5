const KEY = 'settee.recent-searches';
const MOST = 8;

/** Returns recent searches, newest first; stored only on this device. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST) : [];
  } catch {
    // Storage is unavailable or invalid.
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {}
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Stores a search, unless empty. */
export function storeRecentSearch(typed: string): void {
  const said = typed.trim().slice(0, 200);
  if (said) write([said, ...readRecentSearches().filter((one) => !same(one, said))].slice(0, MOST));
}

export function deleteRecentSearches(typed?: string): void {
  write(typed === undefined ? [] : readRecentSearches().filter((one) => !same(one, typed)));
}
