import { randomUUIDv7 } from 'node:crypto';
import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { plainEmail } from '../../../shared/domain/email-address.ts';
import { listingTitle } from '../../../shared/domain/listing.ts';
import { Failure } from '../../../shared/errors.ts';
import { listingRefusals } from '../../../shared/words/refusals/listings.ts';
import { authorizePublishing } from '../../platform/db/authorize-publishing.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import { violates } from '../../platform/db/database-error.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import type { Services } from '../../ports/services.ts';
import { waitForReview } from '../review-queue/wait-for-review.ts';
import { recordCurrency } from '../settings/record-currency.ts';
import { requireCategory } from '../settings/require-category.ts';
import { choosePictures } from './choose-pictures.ts';
import { deliveryColumns } from './delivery-columns.ts';
import { factColumns } from './fact-columns.ts';
import { limitListings } from './limit-listings.ts';
import { insertListing } from './listing-store.ts';
import { placeColumns } from './place-columns.ts';
import { copyOfferRules, findCopied, releaseRemovedCopy } from './relisted-store.ts';

type NewListing = ParsedInput<Contract['createListing']>['body'];

/**
 * Creates a listing, always `available`.
 * @param madeId listing id from an idempotency key; may exist from an earlier try
 * @throws not_your_email, email_not_verified, and those of `createListingIn`
 */
export async function createListing(
  services: Pick<Services, 'db' | 'mailer' | 'config' | 'shop'>,
  caller: Caller,
  { listing, madeId }: { listing: NewListing; madeId?: string | undefined },
): Promise<{ id: string }> {
  const { db, mailer } = services;
  const { sellerEmail } = listing;
  if (sellerEmail !== undefined && plainEmail(sellerEmail) !== plainEmail(caller.email))
    throw new Failure('not_your_email');
  if (!isConfirmed({ mailer }, caller)) throw new Failure('email_not_verified');
  return inTransaction(db, (tx) => createListingIn(tx, services, { seller: caller, listing, id: madeId }));
}

/**
 * Creates a listing in the caller's transaction.
 * @throws not_signed_in for a removed seller, not_allowed for a suspended one, conflict when the currency just changed or
 * it is listed again already, not_found for `copyOf`, too_many_requests, invalid_input for the category or a photo
 */
export async function createListingIn(
  tx: Tx,
  services: Pick<Services, 'config' | 'shop'>,
  {
    seller,
    listing,
    id = randomUUIDv7(),
  }: { seller: Pick<Caller, 'id'> & { verified?: boolean | undefined }; listing: NewListing; id?: string },
): Promise<{ id: string }> {
  await authorizePublishing(tx, seller.id);
  await recordCurrency(tx);
  await requireCategory(tx, listing.category);
  const relists = await relistedBy(tx, seller.id, listing.copyOf);
  const isNew = await insertListing(tx, {
    id,
    relists,
    seller_id: seller.id,
    ...factColumns(listing),
    ...deliveryColumns(listing, listing.price),
    ...(await placeColumns(tx, services.config, { sellerId: seller.id, place: listing.place })),
    seller_name: listing.sellerName,
    location: listing.location,
    phone: listing.phone,
    category: listing.category,
    title: listing.title ?? listingTitle(listing.condition, listing.category),
    price_cents: listing.price,
    condition: listing.condition,
    description: listing.description,
    year: listing.year,
  }).catch((error: unknown) => {
    throw violates(error, 'listings_relisted_once') ? new Failure('conflict', { reason: LISTED_AGAIN }) : error;
  });
  if (!isNew) return { id };
  if (listing.copyOf) await copyOfferRules(tx, listing.copyOf, id);
  await limitListings(services, tx, seller);
  await choosePictures(tx, seller.id, id, listing);
  await waitForReview(services, tx, { id });
  return { id };
}

const LISTED_AGAIN = listingRefusals.listedAgain();

async function relistedBy(tx: Tx, sellerId: string, copyOf: string | undefined): Promise<string | null> {
  if (copyOf === undefined) return null;
  const copied = await findCopied(tx, sellerId, copyOf);
  if (!copied) throw new Failure('not_found');
  if (!copied.isUndone) return null;
  await releaseRemovedCopy(tx, copyOf);
  return copyOf;
}
