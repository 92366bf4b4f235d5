import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import type { Saved } from '../../../shared/contract/wishlist.ts';
import { ApiError, api } from '../../platform/api.ts';
import { getSession, type SessionAccount, waitForSession } from '../../platform/session.ts';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { deviceSaved, setSavedOnDevice, subscribeToDevice } from './device-saved.ts';
import { setSaved, setUnconfirmed } from './saved-store.ts';
import { showLogin, showUndo } from './saved-toasts.tsx';

type Listing = { id: string; title: string };

/** Each wishlist change refetches them. */
const savedQuery = ({ email }: SessionAccount) =>
  queryOptions({ queryKey: ['wishes', email, 'ids'], queryFn: () => api.listSaved() });

let followed: string | undefined;
let stop = () => {};

/** With the account, or with the device when signed out. */
export async function followSaved(cache: QueryClient): Promise<void> {
  const { account, status } = getSession();
  if (status === 'loading' || followed === (account?.email ?? '')) return;
  stop();
  followed = account?.email ?? '';
  if (!account) {
    setSaved(deviceSaved());
    stop = subscribeToDevice(() => setSaved(deviceSaved()));
    return;
  }
  // Device saves stay visible while they move to the account.
  stop = new QueryObserver(cache, savedQuery(account)).subscribe(({ data }) => {
    if (data) setSaved([...data.map(({ listingId }) => listingId), ...deviceSaved()]);
  });
  await moveToAccount(cache);
}

/** Without a response they stay on the device. */
async function moveToAccount(cache: QueryClient): Promise<void> {
  const ids = deviceSaved();
  if (ids.length === 0) return;
  for (const id of ids.toReversed()) {
    const isOver = await api.addWish({ body: { listingId: id } }).then(
      () => true,
      (error: unknown) =>
        error instanceof ApiError &&
        error.status >= 400 &&
        error.status < 500 &&
        error.status !== 429 &&
        error.status !== 401,
    );
    if (isOver) setSavedOnDevice(id, false);
  }
  // The first response may predate the last save.
  await cache.cancelQueries({ queryKey: ['wishes'] });
  await cache.invalidateQueries({ queryKey: ['wishes'] });
}

/** Queues changes per listing. */
const pending = new Map<string, Promise<void>>();

/** Saves a change, offers Undo or login, and reverts on an error. */
export function changeSaved(cache: QueryClient, listing: Listing, save: boolean): Promise<void> {
  setUnconfirmed(listing.id, save);
  const before = pending.get(listing.id) ?? Promise.resolve();
  const work = before.then(async () => {
    const { account } = await waitForSession();
    // Stored before the session was known; now it goes to the account.
    if (account) setSavedOnDevice(listing.id, false);
    await followSaved(cache);
    await (account ? changeOnAccount(cache, account, { listing, save }) : changeOnDevice(cache, listing, save));
  });
  const done = work
    .catch((error: unknown) => {
      toast.error(error instanceof ApiError ? error.message : words.failure.text);
      // Sold meanwhile: the page is outdated.
      void cache.invalidateQueries({ queryKey: ['listings'] });
    })
    .finally(() => {
      // A later press is still pending.
      if (pending.get(listing.id) !== done) return;
      pending.delete(listing.id);
      setUnconfirmed(listing.id, undefined);
    });
  pending.set(listing.id, done);
  return done;
}

async function changeOnAccount(
  cache: QueryClient,
  account: SessionAccount,
  { listing, save }: { listing: Listing; save: boolean },
): Promise<void> {
  const query = savedQuery(account);
  const rows = await cache.ensureQueryData(query);
  const wish = rows.find(({ listingId }) => listingId === listing.id);
  const show = (next: Saved[]) => cache.setQueryData(query.queryKey, next);
  if (save) {
    const { id } = await api.addWish({ body: { listingId: listing.id } });
    await cache.cancelQueries(query);
    show([{ id, listingId: listing.id }, ...rows.filter((row) => row !== wish)]);
    toast.success(words.toast.wishAdded);
  } else if (wish) {
    await api.removeWish({ params: { id: wish.id } });
    await cache.cancelQueries(query);
    show(rows.filter((row) => row !== wish));
    showUndo(words.saved.removed(listing.title), async () => {
      await api.restoreWish({ params: { id: wish.id } });
      await cache.invalidateQueries({ queryKey: ['wishes'] });
    });
  }
  void cache.invalidateQueries({ queryKey: ['wishes'] });
}

async function changeOnDevice(cache: QueryClient, listing: Listing, save: boolean): Promise<void> {
  setSavedOnDevice(listing.id, save);
  setSaved(deviceSaved());
  if (save) showLogin();
  else showUndo(words.saved.removed(listing.title), () => changeSaved(cache, listing, true));
}
