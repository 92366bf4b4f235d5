import type { Furniture } from '../../../shared/contract/listings.ts';
import { type Category, categorySlug, parseCategory } from '../../../shared/domain/category.ts';
import { parsePrice } from '../../../shared/domain/money.ts';
import {
  categoryCard,
  pieceCard,
  SHOP,
  SHOP_CARD,
  sharePicturePath,
  signedCard,
} from '../../../shared/domain/share-picture.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';
import { words } from '../../words.ts';
import { categoryName } from '../listings/wire-names.ts';
import { shop } from '../settings/shop.ts';
import { type Fact, pieceFacts, type ShopDescription, type Site, shopFacts, trailFacts } from './structured-data.ts';

/** Page data for search engines, social networks and feed readers. */
export type ServedPage = {
  title: string;
  description: string;
  path: string;
  next?: string | undefined;
  /** A later part of a list: not for indexing. */
  isPart?: boolean;
  category?: Category | undefined;
  piece?: Furniture | undefined;
};

export function pictureOf({ category, piece }: ServedPage): string {
  if (piece)
    return sharePicturePath(
      piece._id,
      signedCard(
        pieceCard({
          title: piece.title,
          photo: piece.image,
          cents: parsePrice(piece.price) ?? 0,
          available: piece.isAvailable === 'true',
        }),
        shop(),
      ),
    );
  return category
    ? sharePicturePath(categorySlug(category), signedCard(categoryCard(category), shop()))
    : sharePicturePath(SHOP, signedCard(SHOP_CARD, shop()));
}

/** The shop as structured data; omits empty fields. */
const shopOf = ({ name, tagline, email, phone, address, links, logo }: ShopProfile): ShopDescription => ({
  name,
  description: tagline || words.app.description,
  ...{ email, phone, address, links, logo: logo?.src ?? '' },
});

/** Returns a page's structured data. */
export function factsOf({ path, category, piece }: ServedPage, site: Site): Fact[] {
  if (path === '/') return shopFacts(site, shopOf(shop()));
  const kind = category ?? (piece && parseCategory(piece.productName));
  if (!kind) return [];
  const trail = [
    [words.nav.home, '/'],
    [words.nav.category, '/category'],
    [categoryName(kind), `/collections/${categorySlug(kind)}`],
  ] as const;
  if (!piece) return [trailFacts(site, trail)];
  const shown = {
    url: site.page(path),
    category: categoryName(kind),
    colours: piece.colours.map((colour) => words.colour[colour]),
    materials: piece.materials.map((material) => words.material[material]),
  };
  return [
    pieceFacts(site, piece, shown, pictureOf({ title: '', description: '', path, piece })),
    trailFacts(site, [...trail, [piece.title, path]]),
  ];
}
