import type { Furniture } from '../../../shared/contract/listings.ts';
import type { Services } from '../../app/services.ts';
import { listNewest } from './listing-store.ts';
import { presentListing } from './present-listing.ts';

/** The pieces on sale that were listed last, advertised or not, as anybody may see them. */
export async function readNewest({ db }: Pick<Services, 'db'>, limit: number): Promise<Furniture[]> {
  // One after the other: the embedded database has one connection anyway.
  const rows = [...(await listNewest(db, limit, true)), ...(await listNewest(db, limit, false))];
  const newest = rows.sort((one, other) => other.micros - one.micros).slice(0, limit);
  return newest.map(presentListing(undefined));
}
