import type { QueryClient } from '@tanstack/react-query';
import { getSession, subscribeToSession } from '../../platform/session.ts';
import { hasDeviceSaved, setSavedOnDevice } from './device-saved.ts';
import { isSaved, setUnconfirmed } from './saved-store.ts';

/** Loads the persistence script; a failed load is retried on the next call. */
export const loadSaving = () => import('./follow-saved.ts');

/** Starts to sync saved listings. Loads nothing for a visitor without any. */
export function startSaved(queryClient: QueryClient): void {
  let isFollowing = false;
  subscribeToSession(() => {
    const { status } = getSession();
    if (status === 'loading' || !(isFollowing || status === 'signed-in' || hasDeviceSaved())) return;
    isFollowing = true;
    void loadSaving().then(
      ({ followSaved }) => followSaved(queryClient),
      () => {
        isFollowing = false;
      },
    );
  });
}

type Listing = { id: string; title: string };

/** Saves or removes a listing, optimistically. */
export function toggleSaved(queryClient: QueryClient, listing: Listing): void {
  const save = !isSaved(listing.id);
  setUnconfirmed(listing.id, save);
  // Store first: the visitor may leave at once, even before the session is known.
  if (getSession().status !== 'signed-in') setSavedOnDevice(listing.id, save);
  loadSaving().then(
    ({ changeSaved }) => changeSaved(queryClient, listing, save),
    () => setUnconfirmed(listing.id, undefined),
  );
}
