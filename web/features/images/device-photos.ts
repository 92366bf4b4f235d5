import { keysOfStorage } from '../../platform/keys-of-storage.ts';
import { within } from '../../platform/within.ts';

const DATABASE = 'settee-photos';
const STORE = 'photos';
const MOST = 40;
const MOST_BYTES = 80 * 1024 ** 2;
/** Milliseconds. */
const LEFT_BEHIND = 24 * 3_600_000;
const LONGEST_WAIT = 10_000;

type DevicePhoto = { key: string; accountId: string; at: number; file: File };

/** Photos of this page; the only copy when the database is full or blocked. */
const held = new Map<string, DevicePhoto>();

/** Stays over a reload, until it is dropped. @returns false if it lasts as long as the page */
export async function storePhoto(accountId: string, key: string, file: File): Promise<boolean> {
  const photo = { key, accountId, at: Date.now(), file };
  held.set(key, photo);
  try {
    const others: DevicePhoto[] = await inStore('readonly', (store) => store.getAll());
    const bytes = others.reduce((sum, other) => sum + other.file.size, file.size);
    if (others.length >= MOST || bytes > MOST_BYTES || !held.has(key)) return false;
    await inStore('readwrite', (store) => store.put(photo));
    // Dropped meanwhile.
    if (!held.has(key)) await deletePhotos([key]);
    return true;
  } catch {
    return false;
  }
}

export async function findPhoto(key: string): Promise<File | undefined> {
  const own = held.get(key);
  if (own) return own.file;
  const stored = await inStore('readonly', (store) => store.get(key)).catch(() => undefined);
  return (stored as DevicePhoto | undefined)?.file;
}

export async function deletePhotos(keys: readonly string[]): Promise<void> {
  for (const key of keys) held.delete(key);
  await Promise.all(keys.map((key) => inStore('readwrite', (store) => store.delete(key)))).catch(() => undefined);
}

export const deletePhotosOf = (accountId: string): Promise<void> => dropWhere((photo) => photo.accountId === accountId);

/** Drops old ones that no draft and no message names. */
export function deleteAbandonedPhotos(): Promise<void> {
  const named = [() => localStorage, () => sessionStorage].flatMap((store) =>
    keysOfStorage(store).map((key) => store().getItem(key) ?? ''),
  );
  const isNamed = (key: string) => named.some((text) => text.includes(key));
  return dropWhere(({ key, at }) => Date.now() - at > LEFT_BEHIND && !isNamed(key));
}

async function dropWhere(isMeant: (photo: DevicePhoto) => boolean): Promise<void> {
  const stored: DevicePhoto[] = await inStore('readonly', (store) => store.getAll()).catch(() => []);
  await deletePhotos([...held.values(), ...stored].filter(isMeant).map(({ key }) => key));
}

type Work<T> = (store: IDBObjectStore) => IDBRequest<T>;

/** @throws also without an answer */
async function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const done = await within(
    LONGEST_WAIT,
    runInStore(mode, work).then((result) => ({ result })),
  );
  if (!done) throw new Error('The photos of this device did not come in time.');
  return done.result;
}

async function runInStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
