import {
  categoryCard,
  listingCard,
  SHOP,
  SHOP_CARD,
  type ShareCard,
  signedCard,
} from '../../../shared/domain/share-picture.ts';
import { Failure } from '../../../shared/errors.ts';
import { parseCategory } from '../../platform/shop/shop-categories.ts';
import { readWirePrice } from '../../platform/shop/shop-money.ts';
import { shopValues } from '../../platform/shop/shop-values.ts';
import type { Services } from '../../ports/services.ts';
import { readListing } from '../listings/read-listings.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the card of the shop, a category or a listing.
 * @throws not_found or gone
 */
export async function findShareCard(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  subject: string,
): Promise<ShareCard> {
  return signedCard(await findUnsigned(services, subject), services.shop.profile());
}

async function findUnsigned(services: Pick<Services, 'db' | 'clock'>, subject: string): Promise<ShareCard> {
  if (subject === SHOP) return SHOP_CARD;
  const category = parseCategory(subject);
  if (category) return categoryCard(category, shopValues());
  if (!uuid.test(subject)) throw new Failure('not_found');
  const { title, price, image, available } = await readListing(services, undefined, subject);
  return listingCard({ title, photo: image, cents: readWirePrice(price) ?? 0, available }, shopValues());
}
