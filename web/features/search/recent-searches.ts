const KEY = 'settee.recent-searches';
const MOST = 8;

/** What was searched for in this browser, the latest first. It never leaves the device. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST) : [];
  } catch {
    // A browser that keeps nothing, or a text that is not ours, knows of no search.
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to remember.
  }
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Remembers a search, unless it says nothing. */
export function keepRecentSearch(typed: string): void {
  const said = typed.trim().slice(0, 200);
  if (said) write([said, ...readRecentSearches().filter((one) => !same(one, said))].slice(0, MOST));
}

/** Forgets one search, or all of them. */
export function forgetRecentSearches(typed?: string): void {
  write(typed === undefined ? [] : readRecentSearches().filter((one) => !same(one, typed)));
}
