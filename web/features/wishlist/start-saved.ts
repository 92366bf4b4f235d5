import type { QueryClient } from '@tanstack/react-query';
import { followSession, getSession } from '../../platform/session.ts';
import { hasDeviceSaved, keepOneOnDevice } from './device-saved.ts';
import { isSaved, wantSaved } from './saved-store.ts';

/** Fetches what keeps saved listings; a fetch that failed is tried again by the next call. */
export const loadSaving = () => import('./keep-saved.ts');

/** Begins to follow what the person at this browser has saved. A visitor who has saved nothing loads nothing for it. */
export function startSaved(queryClient: QueryClient): void {
  let isFollowing = false;
  followSession(() => {
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

type Listing = { _id: string; title: string };

/** Saves a listing, or takes it off the list: shown at once, then kept. */
export function toggleSaved(queryClient: QueryClient, listing: Listing): void {
  const is = !isSaved(listing._id);
  wantSaved(listing._id, is);
  // Kept before anything is fetched: the visitor may leave the page the next moment.
  if (getSession().status === 'signed-out') keepOneOnDevice(listing._id, is);
  loadSaving().then(
    ({ changeSaved }) => changeSaved(queryClient, listing, is),
    () => wantSaved(listing._id, undefined),
  );
}
