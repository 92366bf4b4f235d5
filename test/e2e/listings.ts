import type { WireApi } from '../../shared/contract/contract.ts';
import type { FulfillmentMethod } from '../../shared/domain/fulfillment.ts';
import type { Visitor } from '../support/actor.ts';
import { jpeg } from '../support/pictures.ts';
import { type Member, origin } from './members.ts';

export type Listing = { id: string; title: string; price: string };
type Written = Partial<Parameters<WireApi['createListing']>[0]['body']>;

/** Returns a unique title. */
export const titleLike = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;

/** Uploads a photo by API. @param width in pixels @returns its URL */
export async function uploadPhoto(seller: Pick<Visitor, 'call'>, width = 400): Promise<string> {
  const photo = new FormData();
  photo.append('key', 'settee');
  photo.append('image', new Blob([new Uint8Array(await jpeg(width, 300))], { type: 'image/jpeg' }), 'listing.jpg');
  const { body } = await seller.call('uploadImage', { body: photo });
  return (body as { data: { url: string } }).data.url;
}

/** Creates a listing by API, with defaults. */
export async function postListing(seller: Member, written: Written = {}): Promise<Listing> {
  const title = titleLike(written.title ?? 'Story chair');
  const price = String(written.price ?? '120');
  const { insertedId: id } = await seller.api.createListing({
    body: {
      sellerName: seller.name,
      location: 'Portland, Oregon',
      phone: '+1 503 555 0100',
      productName: 'Chair',
      condition: 'Good',
      description: 'A chair that somebody has sat on.',
      year: '2019',
      image: written.image ?? (await uploadPhoto(seller)),
      ...written,
      title,
      price,
    },
  });
  return { id, title, price };
}

export async function saveListing(buyer: Visitor, { id }: Listing): Promise<void> {
  await buyer.api.addWish({ body: { previousId: id } });
}

/** Starts a payment by API, which holds the listing. @returns the client secret */
export async function holdListing(buyer: Visitor, listing: Listing, method?: FulfillmentMethod): Promise<string> {
  await saveListing(buyer, listing);
  const body = { previousId: listing.id, price: listing.price, ...(method ? { method } : {}) };
  return (await buyer.api.createPaymentIntent({ body })).clientSecret;
}

/** Buys a listing by API. @param at URL of another server */
export async function buyListing(
  buyer: Visitor,
  listing: Listing,
  at = origin,
  method?: FulfillmentMethod,
): Promise<void> {
  await payListing(buyer, listing, { clientSecret: await holdListing(buyer, listing, method), at });
}

type Payment = { clientSecret: string; at?: string; card?: string };

/** Pays a held listing by API. @param payment `card`: one of the provider's payment methods */
export async function payListing(
  buyer: Visitor,
  { id }: Listing,
  { clientSecret, at = origin, card = 'pm_card_visa' }: Payment,
): Promise<void> {
  await fetch(`${at}/sandbox/stripe/v1/payment_intents/${clientSecret.split('_secret')[0]}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ key: 'pk_test_settee', client_secret: clientSecret, payment_method: card }),
  });
  await buyer.api.confirmPayment({ params: { previousId: id } });
}
