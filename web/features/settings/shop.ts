import { useSyncExternalStore } from 'react';
import { readCategoriesFrom } from '../../../shared/domain/category.ts';
import { readCurrencyFrom } from '../../../shared/domain/currency.ts';
import { plainProfile, type ShopProfile } from '../../../shared/domain/shop-profile.ts';

const listeners = new Set<() => void>();
let source = (): ShopProfile => plainProfile;

/** The shop as its pages show it: in the browser one for the tab, on the server that of the request being answered. */
export const shop = (): ShopProfile => source();

readCurrencyFrom(() => shop().currency);
readCategoriesFrom(() => shop().categories);

/** Says who knows the shop from now on; every component that follows it is drawn again. */
export function showShop(next: () => ShopProfile): void {
  source = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shop, for a component that is drawn again when an admin changes it. */
export const useShop = (): ShopProfile => useSyncExternalStore(follow, shop, shop);
