import { lengthUnits } from '../../../shared/domain/dimensions.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import {
  bandBounds,
  bandRange,
  type Facet,
  type Filter,
  facetValues,
  priceBands,
} from '../../../shared/domain/search.ts';
import { USUAL_RADIUS } from '../../../shared/domain/search-limits.ts';
import { showCount, showMoney } from '../../platform/i18n/formats.ts';
import { categoryName, conditionName } from '../../platform/i18n/shown-names.ts';
import { shopCurrency, toMinor } from '../../platform/shop-money.ts';
import { words } from '../../words.ts';
import { type SearchAddress, type TickedFacet, tickedFacets } from '../listings/search-address.ts';

const nameOf = (table: Readonly<Record<string, string>>, value: string) => lookUp(table, value) ?? value;

export function valueName(facet: Facet, value: string): string {
  const names: Record<Facet, () => string> = {
    category: () => categoryName(value),
    condition: () => conditionName(value),
    colour: () => nameOf(words.colour, value),
    material: () => nameOf(words.material, value),
    style: () => nameOf(words.style, value),
    decade: () => (value === facetValues.decade[0] ? words.search.oldest : words.search.decade(value.slice(0, 4))),
    verified: () => words.listing.verifiedSeller,
    availability: () => nameOf(words.search.availability, value),
    price: () => {
      const { low, high } = bandBounds(value, shopCurrency());
      return rangeName(low, high);
    },
  };
  return names[facet]();
}

/** Formats a price range, from whole currency units. */
export function rangeName(low: number | undefined, high: number | undefined): string {
  const money = (amount: number) => showMoney(toMinor(amount));
  if (low === undefined) return high === undefined ? '' : words.search.under(money(high));
  return high === undefined ? words.search.over(money(low)) : words.search.between(money(low), money(high));
}

/** Returns the price band of an address, if it matches one. */
export const bandOf = ({ priceMin, priceMax }: SearchAddress): string | undefined =>
  priceBands.find((band) => {
    const range = bandRange(band, shopCurrency());
    return range.priceMin === priceMin && range.priceMax === priceMax;
  });

export const chosenOf = (address: SearchAddress, facet: TickedFacet): string[] =>
  facet === 'verified' ? (address.verified ? ['true'] : []) : (address[facet]?.split(',') ?? []);

/** Returns the address change for chosen facet values. */
export const withChosen = (facet: TickedFacet, chosen: readonly string[]): SearchAddress =>
  facet === 'verified'
    ? { verified: chosen.length > 0 ? true : undefined }
    : { [facet]: chosen.length > 0 ? chosen.join(',') : undefined };

export const withoutFilter: Record<Filter, SearchAddress> = {
  words: { words: undefined },
  category: { category: undefined },
  condition: { condition: undefined },
  colour: { colour: undefined },
  material: { material: undefined },
  style: { style: undefined },
  decade: { decade: undefined },
  verified: { verified: undefined },
  availability: { availability: undefined },
  price: { priceMin: undefined, priceMax: undefined },
  size: { width: undefined, depth: undefined, height: undefined },
  near: { near: undefined, radius: undefined },
};

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns every filter of an address except words, with the change that removes it. */
export function activeFilters(address: SearchAddress): { key: string; name: string; change: SearchAddress }[] {
  const ticked = tickedFacets.flatMap((facet) => {
    const chosen = chosenOf(address, facet);
    return chosen.map((value) => ({
      key: `${facet} ${value}`,
      name: valueName(facet, value),
      change: withChosen(
        facet,
        chosen.filter((other) => other !== value),
      ),
    }));
  });
  const { priceMin, priceMax, width, depth, height, near, radius, unit = lengthUnits[0] } = address;
  const band = bandOf(address);
  const price = band
    ? valueName('price', band)
    : rangeName(isNumber(priceMin) ? priceMin : undefined, isNumber(priceMax) ? priceMax : undefined);
  const size = words.size;
  const sides = [
    isNumber(width) ? size.width(showCount(width)) : [],
    isNumber(depth) ? size.depth(showCount(depth)) : [],
    isNumber(height) ? size.height(showCount(height)) : [],
  ].flat();
  const reach = words.listing.distance(showCount(isNumber(radius) ? radius : USUAL_RADIUS), unit);
  return [
    ...ticked,
    ...(price ? [{ key: 'price', name: price, change: withoutFilter.price }] : []),
    ...(sides.length > 0
      ? [{ key: 'size', name: words.search.fits(size.line(sides, unit)), change: withoutFilter.size }]
      : []),
    ...(near ? [{ key: 'near', name: words.search.within(reach, near), change: withoutFilter.near }] : []),
  ];
}
