import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { type ListingState, listingCan } from '../../../shared/domain/listing.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { readBeforeEdit, waitForReview } from '../review-queue/wait-for-review.ts';
import { recordCurrency } from '../settings/record-currency.ts';
import { requireCategory } from '../settings/require-category.ts';
import { choosePictures } from './choose-pictures.ts';
import { deliveryColumns } from './delivery-columns.ts';
import { factColumns } from './fact-columns.ts';
import { endOfAdvertising, limitAdvertising, limitListings } from './limit-listings.ts';
import { changeListing } from './listing-store.ts';
import { lockOwnToPublish, type OwnListing, unchangeable } from './lock-own-listing.ts';
import { placeColumns } from './place-columns.ts';
import { readBeforeRecord, recordEdit } from './record-edit.ts';

type Edit = ParsedInput<Contract['updateListing']>['body'];

/**
 * Edits, advertises, withdraws or relists a listing. Locks the row against new payments.
 * @throws not_found, conflict, too_many_requests, item_on_hold, item_unavailable, invalid_input
 */
export async function updateListing(
  services: Pick<Services, 'db' | 'config' | 'shop'>,
  caller: Caller,
  { id, edit }: { id: string; edit: Edit },
): Promise<void> {
  const { db, config } = services;
  await inTransaction(db, async (tx) => {
    const listing = await lockOwnToPublish(tx, caller, id);
    if (!listingCan.change(listing, caller)) throw await unchangeable(tx, listing);
    if (Object.values(edit).every((value) => value === undefined)) return;
    if (edit.category !== undefined && edit.category !== listing.facts.category)
      await requireCategory(tx, edit.category);
    if (edit.price !== undefined) await recordCurrency(tx);
    const before = accountCan.administer(caller) ? undefined : await readBeforeEdit(services, tx, id);
    const was = await readBeforeRecord(tx, caller, listing);
    const state = stateAfter(listing, caller, edit);
    if (edit.advertised === true && state !== 'available') throw await unchangeable(tx, { id, state });
    const advertised = advertisedAfter(listing, state, edit);
    const delivery = deliveryColumns(edit, edit.price ?? listing.priceCents, listing.delivery);
    const place = await placeColumns(tx, config, { sellerId: listing.sellerId, place: edit.place });
    const begins = advertised && !listing.advertised;
    const until = begins ? await endOfAdvertising(services, tx) : advertised ? undefined : null;
    await changeListing(tx, id, {
      ...columnsOf(edit),
      ...delivery,
      ...place,
      advertised_until: until,
      state,
      advertised,
    });
    if (begins) await limitAdvertising(services, tx, listing.sellerId);
    if (listing.state === 'withdrawn' && state === 'available' && caller.id === listing.sellerId)
      await limitListings(services, tx, caller);
    await choosePictures(tx, caller.id, id, edit);
    if (before) await waitForReview(services, tx, { id, before });
    await recordEdit(tx, caller, { listing, after: { state, advertised }, edit, was });
  });
}

function stateAfter(listing: OwnListing, caller: Caller, { available }: Edit): ListingState {
  if (available === false) return 'withdrawn';
  if (available === true && listingCan.relist(listing, caller)) return 'available';
  return listing.state;
}

function advertisedAfter(listing: OwnListing, state: ListingState, { advertised }: Edit): boolean {
  // Relisted, it is not advertised again.
  return state === 'available' && (advertised ?? listing.advertised);
}

const columnsOf = (edit: Edit) => ({
  seller_name: edit.sellerName,
  location: edit.location,
  phone: edit.phone,
  category: edit.category,
  title: edit.title,
  price_cents: edit.price,
  condition: edit.condition,
  description: edit.description,
  year: edit.year,
  ...factColumns(edit),
});
