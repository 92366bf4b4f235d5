import type { Listing } from '../../../shared/contract/listings.ts';
import { parsePrice } from '../../../shared/domain/money.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { readListing, readShown } from '../listings/read-listings.ts';
import { type Bitmap, has, keepCommon, take } from './bitmap.ts';
import type { KeptIndex } from './keep-index.ts';
import { pickPage } from './pick-page.ts';

const SHOWN = 4;
/** Weight of a shared trait, relative to a price twice or half as high. */
const worth = { style: 1, colour: 0.7, material: 0.7 };

/**
 * Returns similar listings on sale of the same category.
 * @throws not_found, or gone
 */
export async function listSimilar(
  services: Pick<Services, 'db' | 'clock'>,
  kept: KeptIndex,
  viewer: Caller | undefined,
  id: string,
): Promise<Listing[]> {
  const listing = await readListing(services, viewer, id);
  const cents = parsePrice(listing.price);
  if (cents === undefined) throw new Failure('not_found');
  const index = await kept.current();
  const alike = index.alive.slice();
  const category = index.bits.category.get(listing.category);
  if (category) keepCommon(alike, category);
  const onSale = index.bits.availability.get('available');
  if (onSale) keepCommon(alike, onSale);
  const self = index.ids.find(id);
  if (self !== undefined) take(alike, self);
  const traits = (['style', 'colour', 'material'] as const).flatMap((facet) => {
    const values = {
      style: listing.style ? [listing.style] : [],
      colour: listing.colours,
      material: listing.materials,
    }[facet];
    return values.flatMap((value) => {
      const bits = index.bits[facet].get(value);
      return bits ? [{ bits, worth: worth[facet] }] : [];
    });
  });
  const rank = (n: number) => likenessOf(traits, n) - Math.abs(Math.log2((index.prices[n] ?? 1) / cents));
  const nearest = pickPage(index, [{ of: alike, rank }], SHOWN);
  return readShown(
    services,
    viewer,
    nearest.map(({ n }) => index.ids.at(n)),
    ['available'],
  );
}

function likenessOf(traits: readonly { bits: Bitmap; worth: number }[], n: number): number {
  let sum = 0;
  for (const trait of traits) if (has(trait.bits, n)) sum += trait.worth;
  return sum;
}
