import type { Cents } from '../../../shared/domain/money.ts';
import { bandRange } from '../../../shared/domain/search.ts';
import { toMinor } from '../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import { addAll, type Bitmap, emptyBitmap, filterByRange, intersect } from './bitmap.ts';
import type { ListingIndex } from './listing-index.ts';

const HIGHEST_PRICE: Cents = 2 ** 30;

/** Both bounds are inclusive, in cents. */
export function withinPrices(index: ListingIndex, among: Bitmap, low: Cents, high: Cents): Bitmap {
  const within = emptyBitmap(index.capacity);
  for (const [band, bits] of index.bits.price) {
    const { priceMin = 0, priceMax = HIGHEST_PRICE } = bandRange(band, shopCurrency());
    const [from, to] = [toMinor(priceMin), toMinor(priceMax)];
    if (to < low || from > high) continue;
    const some = among.slice();
    intersect(some, bits);
    if (from < low || to > high) filterByRange(some, index.prices, low, high);
    addAll(within, some);
  }
  return within;
}
