import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import type { Saved } from '../../../shared/contract/wishlist.ts';
import { ApiError, api } from '../../platform/api.ts';
import { getSession, knownSession, type SessionAccount } from '../../platform/session.ts';
import { words } from '../../words.ts';
import { deviceSaved, followDevice, keepOneOnDevice } from './device-saved.ts';
import { offerLogin, offerUndo } from './offer.tsx';
import { setSaved, wantSaved } from './saved-store.ts';

type Listing = { _id: string; title: string };

/** The ids of what somebody has saved. Every change of the wishlist asks for them again. */
const savedQuery = ({ email }: SessionAccount) =>
  queryOptions({ queryKey: ['wishes', email, 'ids'], queryFn: () => api.listSaved() });

let followed: string | undefined;
let stop = () => {};

/** Shows what the present person has saved from now on: on their account, or on this device while nobody is signed in. */
export async function followSaved(cache: QueryClient): Promise<void> {
  const { account, status } = getSession();
  if (status === 'loading' || followed === (account?.email ?? '')) return;
  stop();
  followed = account?.email ?? '';
  if (!account) {
    setSaved(deviceSaved());
    stop = followDevice(() => setSaved(deviceSaved()));
    return;
  }
  // What was saved before signing in stays in sight while it moves to the account.
  stop = new QueryObserver(cache, savedQuery(account)).subscribe(({ data }) => {
    if (data) setSaved([...data.map(({ previousId }) => previousId), ...deviceSaved()]);
  });
  await moveToAccount(cache);
}

/** Saves on the account what was saved on this device. What can no longer be saved is dropped; without an answer it stays. */
async function moveToAccount(cache: QueryClient): Promise<void> {
  const ids = deviceSaved();
  if (ids.length === 0) return;
  for (const id of ids.toReversed()) {
    const isOver = await api.addWish({ body: { previousId: id } }).then(
      () => true,
      (error: unknown) =>
        error instanceof ApiError &&
        error.status >= 400 &&
        error.status < 500 &&
        error.status !== 429 &&
        error.status !== 401,
    );
    if (isOver) keepOneOnDevice(id, false);
  }
  // The first answer may have been read before the last was saved, and a first fetch is not repeated by an invalidation.
  await cache.cancelQueries({ queryKey: ['wishes'] });
  await cache.invalidateQueries({ queryKey: ['wishes'] });
}

/** Presses of one heart, one after the other. */
const underWay = new Map<string, Promise<void>>();

/** Keeps a heart that was pressed, says what can be done about it, and shows it as it was when that was refused. */
export function changeSaved(cache: QueryClient, listing: Listing, is: boolean): Promise<void> {
  wantSaved(listing._id, is);
  const before = underWay.get(listing._id) ?? Promise.resolve();
  const work = before.then(async () => {
    const { account } = await knownSession();
    await followSaved(cache);
    await (account ? changeOnAccount(cache, account, listing, is) : changeOnDevice(cache, listing, is));
  });
  const done = work
    .catch((error: unknown) => {
      toast.error(error instanceof ApiError ? error.message : words.failure.text);
      // Sold while the person looked: what the page shows is old as well.
      void cache.invalidateQueries({ queryKey: ['listings'] });
    })
    .finally(() => {
      // A later press shows what it wants until it is done itself.
      if (underWay.get(listing._id) !== done) return;
      underWay.delete(listing._id);
      wantSaved(listing._id, undefined);
    });
  underWay.set(listing._id, done);
  return done;
}

async function changeOnAccount(
  cache: QueryClient,
  account: SessionAccount,
  listing: Listing,
  is: boolean,
): Promise<void> {
  const query = savedQuery(account);
  const rows = await cache.ensureQueryData(query);
  const wish = rows.find(({ previousId }) => previousId === listing._id);
  const show = (next: Saved[]) => cache.setQueryData(query.queryKey, next);
  if (is) {
    const { insertedId } = await api.addWish({ body: { previousId: listing._id } });
    await cache.cancelQueries(query);
    show([{ _id: insertedId, previousId: listing._id }, ...rows.filter((row) => row !== wish)]);
    toast.success(words.toast.wishAdded);
  } else if (wish) {
    await api.removeWish({ params: { id: wish._id } });
    await cache.cancelQueries(query);
    show(rows.filter((row) => row !== wish));
    offerUndo(words.saved.removed(listing.title), async () => {
      await api.restoreWish({ params: { id: wish._id } });
      await cache.invalidateQueries({ queryKey: ['wishes'] });
    });
  }
  void cache.invalidateQueries({ queryKey: ['wishes'] });
}

async function changeOnDevice(cache: QueryClient, listing: Listing, is: boolean): Promise<void> {
  keepOneOnDevice(listing._id, is);
  setSaved(deviceSaved());
  if (is) offerLogin();
  else offerUndo(words.saved.removed(listing.title), () => changeSaved(cache, listing, true));
}
