import { type Category, categoryPicture } from './category.ts';
import { type Cents, formatPrice } from './money.ts';
import { type ShopProfile, SOFTWARE_NAME } from './shop-profile.ts';

/** The size in pixels in which networks show the picture of a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that every picture gets a new address. */
const DESIGN = 1;

/** All that a share picture shows. */
export type ShareCard = {
  title?: string;
  price?: string;
  /** The address of the photo. */
  photo?: string;
  /** The operator's own picture, which fills the whole card. */
  cover?: string;
  /** The name and the accent at its foot, where they are not the software's own. */
  shop?: string;
  accent?: string;
};

/**
 * A card as a shop signs it. A card without a listing gives way to the picture that the operator uploaded.
 * @param shop what its pages show of it
 */
export function signedCard(card: ShareCard, shop: Pick<ShopProfile, 'name' | 'style' | 'sharePicture'>): ShareCard {
  if (shop.sharePicture && card.title === undefined) return { cover: shop.sharePicture };
  const accent = /--accent:(#[0-9a-f]{6})/.exec(shop.style)?.[1];
  return {
    ...card,
    ...(shop.name === SOFTWARE_NAME ? {} : { shop: shop.name }),
    ...(accent ? { accent } : {}),
  };
}

/** The shop itself: no photo, only its name. */
export const SHOP_CARD: ShareCard = {};

export const categoryCard = (category: Category): ShareCard => ({ photo: categoryPicture(category) });

/** A piece; what it cost is nobody's offer any more once it is sold. */
export const pieceCard = (piece: { title: string; photo: string; cents: Cents; available: boolean }): ShareCard => ({
  title: piece.title,
  ...(piece.photo ? { photo: piece.photo } : {}),
  ...(piece.available ? { price: formatPrice(piece.cents) } : {}),
});

/** Stands for the shop in the address of its picture, as a category's slug and a piece's id do in theirs. */
export const SHOP = 'settee';

/** All that a card shows; those of a shop without a look of its own keep the addresses that they had. */
const partsOf = ({ title, price, photo, cover, shop, accent }: ShareCard) => {
  const own = [cover, shop, accent];
  return [DESIGN, title, price, photo, ...(own.some((part) => part !== undefined) ? own : [])];
};

/** Where a share picture is found. Another photo, title, price or shop gives another address, so each may be kept for ever. */
export const sharePicturePath = (subject: string, card: ShareCard) =>
  `/share/${subject}-${fingerprint(JSON.stringify(partsOf(card)))}.jpg`;

/** FNV-1a over UTF-16 units, twice with different beginnings: not secret, only different when the text is. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((beginning) => {
      let hash = beginning;
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(36).padStart(7, '0');
    })
    .join('');
}
