import { type Category, categoryPicture } from './category.ts';
import { type Cents, formatPrice } from './money.ts';
import { type ShopProfile, SOFTWARE_NAME } from './shop-profile.ts';

/** In pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Increase it with the design, to change all URLs. */
const DESIGN = 1;

export type ShareCard = {
  title?: string;
  price?: string;
  photo?: string;
  cover?: string;
  /** If not the software's. */
  shop?: string;
  accent?: string;
};

/** Adds name and accent, or the operator's picture. */
export function signedCard(card: ShareCard, shop: Pick<ShopProfile, 'name' | 'style' | 'sharePicture'>): ShareCard {
  if (shop.sharePicture && card.title === undefined) return { cover: shop.sharePicture };
  const accent = /--accent:(#[0-9a-f]{6})/.exec(shop.style)?.[1];
  return {
    ...card,
    ...(shop.name === SOFTWARE_NAME ? {} : { shop: shop.name }),
    ...(accent ? { accent } : {}),
  };
}

export const SHOP_CARD: ShareCard = {};

/** With the category's picture. */
export const categoryCard = (category: Category, { categories }: Pick<ShopProfile, 'categories'>): ShareCard => ({
  photo: categoryPicture(category, categories),
});

/** Without a price once sold. */
export const listingCard = (
  listing: { title: string; photo: string; cents: Cents; available: boolean },
  { currency }: Pick<ShopProfile, 'currency'>,
): ShareCard => ({
  title: listing.title,
  ...(listing.photo ? { photo: listing.photo } : {}),
  ...(listing.available ? { price: formatPrice(listing.cents, currency) } : {}),
});

/** Used like a category slug or listing id. */
export const SHOP = 'settee';

/** Omits defaults, so that existing URLs stay. */
const partsOf = ({ title, price, photo, cover, shop, accent }: ShareCard) => {
  const own = [cover, shop, accent];
  return [DESIGN, title, price, photo, ...(own.some((part) => part !== undefined) ? own : [])];
};

/** The path changes with the content, so it can be cached forever. */
export const sharePicturePath = (subject: string, card: ShareCard) =>
  `/share/${subject}-${fingerprint(JSON.stringify(partsOf(card)))}.jpg`;

/** Not cryptographic: FNV-1a over UTF-16 units, with two seeds. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((beginning) => {
      let hash = beginning;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(36).padStart(7, '0');
    })
    .join('');
}
