import { listingCan } from '../../../shared/domain/listing.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { endOfAdvertising, limitAdvertising } from './limit-listings.ts';
import { changeListing } from './listing-store.ts';
import { lockOwnToPublish, unchangeable } from './lock-own-listing.ts';
import { recordEdit } from './record-edit.ts';

/**
 * Advertises an available listing for some days. Idempotent.
 * @throws not_found, item_on_hold, item_unavailable, conflict at the limit
 */
export async function advertiseListing(
  services: Pick<Services, 'db' | 'config' | 'shop'>,
  caller: Caller,
  id: string,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const listing = await lockOwnToPublish(tx, caller, id);
    if (listing.state !== 'available') throw await unchangeable(tx, listing);
    if (!listingCan.advertise(listing, caller)) return;
    await changeListing(tx, id, { advertised: true, advertised_until: await endOfAdvertising(services, tx) });
    await limitAdvertising(services, tx, listing.sellerId);
    await recordEdit(tx, caller, { listing, after: { state: listing.state, advertised: true } });
  });
}
