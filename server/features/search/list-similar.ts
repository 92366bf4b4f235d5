import type { Listing } from '../../../shared/contract/listings.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { readWirePrice } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { readListing } from '../listings/read-listings.ts';
import { readShown } from '../listings/read-shown.ts';
import { valued } from './search-sets.ts';
import type { SyncedSearch } from './sync-search.ts';

const SHOWN = 4;
/** Per shared trait, relative to a price twice or half as high. */
const worth = { style: 1, colour: 0.7, material: 0.7 };

/**
 * Returns similar listings on sale in the category.
 * @throws not_found, or gone
 */
export async function listSimilar(
  services: Pick<Services, 'db' | 'clock' | 'catalogue'>,
  synced: SyncedSearch,
  { viewer, id }: { viewer: Caller | undefined; id: string },
): Promise<Listing[]> {
  const listing = await readListing(services, viewer, id);
  const price = readWirePrice(listing.price);
  if (price === undefined) throw new Failure('not_found');
  const engine = await synced.current();
  const own = { style: listing.style ? [listing.style] : [], colour: listing.colours, material: listing.materials };
  const traits = (['style', 'colour', 'material'] as const).flatMap((facet) =>
    own[facet].map((value) => ({ set: valued(facet, value), worth: worth[facet] })),
  );
  const { page } = await engine.search({
    found: valued('category', listing.category),
    limits: [],
    chosen: new Map([['availability', valued('availability', 'available')]]),
    order: { by: 'likeness', price, traits },
    // One more, since the listing itself is the likest.
    limit: SHOWN + 1,
    counts: false,
  });
  const nearest = page.filter((one) => one.id !== id).slice(0, SHOWN);
  return readShown(services, viewer, { ids: nearest.map((one) => one.id), states: ['available'] });
}
