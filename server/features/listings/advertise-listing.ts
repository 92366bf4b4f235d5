import { listingCan } from '../../../shared/domain/listing.ts';
import { inTransaction } from '../../database.ts';
import type { Caller } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { changeListing } from './listing-store.ts';
import { lockOwnListing, unchangeable } from './lock-own-listing.ts';
import { recordEdit } from './record-edit.ts';

/**
 * Advertises an available piece, so that it goes first on the home screen (spec §4). A repeat changes nothing.
 * @throws not_found, item_on_hold, item_unavailable
 */
export async function advertiseListing({ db }: Pick<Services, 'db'>, caller: Caller, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const listing = await lockOwnListing(tx, caller, id);
    if (listing.state !== 'available') throw unchangeable(listing);
    if (!listingCan.advertise(listing, caller)) return;
    await changeListing(tx, id, { advertised: true });
    await recordEdit(tx, caller, listing, { state: listing.state, advertised: true });
  });
}
