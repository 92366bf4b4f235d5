import { useSyncExternalStore } from 'react';
import { plainProfile, type ShopProfile } from '../../shared/domain/shop-profile.ts';

const listeners = new Set<() => void>();
let source = (): ShopProfile => plainProfile;

/** Returns the shop profile: the tab's, or on the server the request's. */
export const shop = (): ShopProfile => source();

/** Sets the source of the shop profile and re-renders subscribers. */
export function showShop(next: () => ShopProfile): void {
  source = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the shop profile; re-renders when it changes. */
export const useShop = (): ShopProfile => useSyncExternalStore(follow, shop, shop);
