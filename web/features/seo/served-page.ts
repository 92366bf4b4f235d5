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

/** What a page tells those who do not look at it: search engines, networks and feed readers. */
export type ServedPage = {
  title: string;
  description: string;
  /** The page's one address, from the root of the site. */
  path: string;
  /** Where the list on the page goes on. */
  next?: string | undefined;
  /** A later part of a list: its address is good today, and no search engine's business. */
  isPart?: boolean;
  /** What the page is about; the shop as a whole unless it says so. */
  category?: Category | undefined;
  piece?: Furniture | undefined;
};

/** The picture of a link to a page. */
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

/** The shop as search engines are told of it: what it has not, is not said. */
const shopOf = ({ name, tagline, email, phone, address, links, logo }: ShopProfile): ShopDescription => ({
  name,
  description: tagline || words.app.description,
  ...{ email, phone, address, links, logo: logo?.src ?? '' },
});

/** What search engines are told of a page. */
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
