import type { Listing } from '../../../shared/contract/listings.ts';
import type { SellerPage } from '../../../shared/contract/seller-pages.ts';
import type { Category } from '../../../shared/domain/category.ts';
import {
  categoryCard,
  listingCard,
  SHOP,
  SHOP_CARD,
  sharePicturePath,
  signedCard,
} from '../../../shared/domain/share-picture.ts';
import type { ShopProfile } from '../../../shared/domain/shop-profile.ts';
import { categoryName } from '../../platform/i18n/shown-names.ts';
import { shop } from '../../platform/shop.ts';
import { categorySlug, parseCategory } from '../../platform/shop-categories.ts';
import { readWirePrice } from '../../platform/shop-money.ts';
import { words } from '../../words.ts';
import { sellerFacts } from './seller-facts.ts';
import { type Fact, listingFacts, type ShopDescription, type Site, shopFacts, trailFacts } from './structured-data.ts';

/** Page data for search engines, social networks and feed readers. */
export type ServedPage = {
  title: string;
  description: string;
  path: string;
  next?: string | undefined;
  /** A later part of a list, or a filtered one: not for indexing. */
  isPart?: boolean;
  category?: Category | undefined;
  listing?: Listing | undefined;
  seller?: SellerPage | undefined;
};

export function pictureOf({ category, listing }: ServedPage): string {
  if (listing)
    return sharePicturePath(
      listing.id,
      signedCard(
        listingCard(
          {
            title: listing.title,
            photo: listing.image,
            cents: readWirePrice(listing.price) ?? 0,
            available: listing.available,
          },
          shop(),
        ),
        shop(),
      ),
    );
  return category
    ? sharePicturePath(categorySlug(category), signedCard(categoryCard(category, shop()), shop()))
    : sharePicturePath(SHOP, signedCard(SHOP_CARD, shop()));
}

/** The shop as structured data; omits empty fields. */
const shopOf = ({ name, tagline, email, phone, address, links, logo }: ShopProfile): ShopDescription => ({
  name,
  description: tagline || words.app.description,
  email,
  phone,
  address,
  links,
  logo: logo?.src ?? '',
});

/** Returns a page's structured data. */
export function factsOf({ path, category, listing, seller }: ServedPage, site: Site): Fact[] {
  if (seller) return sellerFacts(site, seller);
  if (path === '/') return shopFacts(site, shopOf(shop()));
  const kind = category ?? (listing && parseCategory(listing.category));
  if (!kind) return [];
  const trail = [
    [words.nav.home, '/'],
    [words.nav.category, '/category'],
    [categoryName(kind), `/collections/${categorySlug(kind)}`],
  ] as const;
  if (!listing) return [trailFacts(site, trail)];
  const shown = {
    url: site.page(path),
    category: categoryName(kind),
    colours: listing.colours.map((colour) => words.colour[colour]),
    materials: listing.materials.map((material) => words.material[material]),
  };
  return [
    listingFacts(site, listing, { shown, sharePicture: pictureOf({ title: '', description: '', path, listing }) }),
    trailFacts(site, [...trail, [listing.title, path]]),
  ];
}
