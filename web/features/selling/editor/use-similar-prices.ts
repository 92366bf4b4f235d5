import { useQuery } from '@tanstack/react-query';
import { middleHalf } from '../../../../shared/domain/price-range.ts';
import type { Material } from '../../../../shared/domain/traits.ts';
import { getApi } from '../../../platform/api-client.ts';
import { parseCategory } from '../../../platform/shop-categories.ts';
import { readWirePrice } from '../../../platform/shop-money.ts';

const MOST_LISTINGS = 60;

/**
 * Returns the middle half of prices of similar listings, sold ones included.
 * @returns cents; undefined with too few listings
 */
export function useSimilarPrices(name: string, materials: readonly Material[] = []) {
  const category = parseCategory(name);
  const { data: listings = [] } = useQuery({
    queryKey: ['listings', 'similar', category],
    queryFn: async () => {
      const page = await getApi().listCollection({ params: { name: category ?? '' }, query: { limit: MOST_LISTINGS } });
      return page.items.map((listing) => ({ price: readWirePrice(listing.price) ?? 0, materials: listing.materials }));
    },
    enabled: category !== undefined,
  });
  const alike = listings.filter((listing) => listing.materials.some((one) => materials.includes(one)));
  const pricesOf = (some: typeof listings) => some.map(({ price }) => price);
  return middleHalf(pricesOf(alike)) ?? middleHalf(pricesOf(listings));
}
