import type { Listing } from '../../../shared/contract/listings.ts';
import type { Services } from '../../ports/services.ts';
import { listNewest } from './listing-store.ts';
import { presentListing } from './present-listing.ts';

/** Returns the newest listings on sale. */
export async function readNewest({ db }: Pick<Services, 'db'>, limit: number): Promise<Listing[]> {
  // Sequential: the embedded database has one connection.
  const rows = [...(await listNewest(db, limit, true)), ...(await listNewest(db, limit, false))];
  const newest = rows.sort((one, other) => other.micros - one.micros).slice(0, limit);
  return newest.map(presentListing(undefined));
}
