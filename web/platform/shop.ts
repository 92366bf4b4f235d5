import { useSyncExternalStore } from 'react';
import { defaultProfile, type ShopProfile } from '../../shared/domain/shop-profile.ts';
import { createListeners } from './listeners.ts';

const { notify, subscribe } = createListeners();
let source = (): ShopProfile => defaultProfile;

/** Returns the shop profile: the tab's, or on the server the request's. */
export const shop = (): ShopProfile => source();

/** Sets the source of the shop profile and re-renders subscribers. */
export function setShopSource(next: () => ShopProfile): void {
  source = next;
  notify();
}

/** Returns the shop profile; re-renders when it changes. */
export const useShop = (): ShopProfile => useSyncExternalStore(subscribe, shop, shop);
