/** Storage key of ids saved without an account, newest first. */
const KEY = 'saved';
const MOST = 100;

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const hasDeviceSaved = (): boolean => read() !== null;

/** Returns the listings saved on this device, newest first. */
export function deviceSaved(): string[] {
  try {
    const ids: unknown = JSON.parse(read() ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function storeOnDevice(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
    else localStorage.removeItem(KEY);
  } catch {
    // The page keeps its state.
  }
}

/** Saves a listing on this device, or removes it. */
export function setSavedOnDevice(id: string, isSaved: boolean): void {
  const others = deviceSaved().filter((one) => one !== id);
  storeOnDevice(isSaved ? [id, ...others] : others);
}

/** Subscribes to saves in other tabs. */
export function subscribeToDevice(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
