/** Where a browser keeps what its visitor has saved before signing in: ids of listings, the newest first. */
const KEY = 'saved';
const MOST = 100;

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether a visitor saved something on this device. */
export const hasDeviceSaved = (): boolean => read() !== null;

/** What a visitor saved on this device, the newest first. */
export function deviceSaved(): string[] {
  try {
    const ids: unknown = JSON.parse(read() ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps these and no others. A browser that keeps nothing forgets them with the page. */
function keepOnDevice(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // What the page shows stays until it is left.
  }
}

/** Keeps one more, as the newest, or one less. */
export function keepOneOnDevice(id: string, is: boolean): void {
  const others = deviceSaved().filter((one) => one !== id);
  keepOnDevice(is ? [id, ...others] : others);
}

/** Calls back when another tab of this browser saved something. */
export function followDevice(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
