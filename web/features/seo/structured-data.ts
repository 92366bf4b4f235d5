import type { Listing } from '../../../shared/contract/listings.ts';
import { shopCurrency } from '../../platform/shop-money.ts';

// Structured data (schema.org): only facts that the page shows.

export type Fact = { '@type': string } & { readonly [name: string]: unknown };

/** Builds absolute URLs: of a file, and of a page in the current language. */
export type Site = { file(path: string): string; page(path: string): string };

const CONTEXT = 'https://schema.org';

/** A shop; an empty text means that it is missing. */
export type ShopDescription = {
  name: string;
  description: string;
  email: string;
  phone: string;
  address: string;
  links: readonly string[];
  logo: string;
};

/** Shop and website, with its search at `{search_term_string}`. */
export function shopFacts(site: Site, { name, description, ...contact }: ShopDescription): Fact[] {
  const home = site.file('/');
  const organization = {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name,
    url: home,
    ...(contact.logo ? { logo: site.file(contact.logo) } : {}),
    ...(contact.email ? { email: contact.email } : {}),
    ...(contact.phone ? { telephone: contact.phone } : {}),
    ...(contact.address ? { address: contact.address } : {}),
    ...(contact.links.length > 0 ? { sameAs: contact.links } : {}),
  };
  return [
    { '@context': CONTEXT, ...organization },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name,
      description,
      url: home,
      publisher: { '@id': organization['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${home}search?words={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Breadcrumbs as `[name, path]`; the page itself comes last. */
export const trailFacts = (site: Site, trail: readonly (readonly [name: string, path: string])[]): Fact => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.page(path),
  })),
});

type Appearance = { url: string; category: string; colours: readonly string[]; materials: readonly string[] };

/**
 * Product and offer; sold is `SoldOut`.
 * @param shown display names for API values
 * @param sharePicture fallback without a photo
 */
export function listingFacts(
  site: Site,
  listing: Listing,
  { shown, sharePicture }: { shown: Appearance; sharePicture: string },
): Fact {
  const photos = listing.images.map(({ url }) => site.file(url));
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': shown.url,
    url: shown.url,
    name: listing.title,
    description: listing.description,
    image: photos.length > 0 ? photos : [site.file(sharePicture)],
    sku: listing.id,
    category: shown.category,
    itemCondition: `${CONTEXT}/UsedCondition`,
    ...(shown.colours.length > 0 ? { color: shown.colours.join(', ') } : {}),
    ...(shown.materials.length > 0 ? { material: shown.materials.join(', ') } : {}),
    ...length('width', listing.widthMm),
    ...length('depth', listing.depthMm),
    ...length('height', listing.heightMm),
    offers: {
      '@type': 'Offer',
      url: shown.url,
      price: listing.price,
      priceCurrency: shopCurrency(),
      availability: `${CONTEXT}/${availability(listing)}`,
      itemCondition: `${CONTEXT}/UsedCondition`,
      seller: {
        '@type': 'Person',
        name: listing.accountName ?? listing.sellerName,
        ...(listing.sellerId ? { url: site.page(`/sellers/${listing.sellerId}`) } : {}),
      },
    },
  };
}

function availability(listing: Listing): string {
  if (!listing.available) return 'SoldOut';
  return listing.onHoldUntil ? 'LimitedAvailability' : 'InStock';
}

/** `MMT` is UN/CEFACT's code for millimeters. */
const length = (name: string, millimetres: number | undefined) =>
  millimetres === undefined ? {} : { [name]: { '@type': 'QuantitativeValue', value: millimetres, unitCode: 'MMT' } };
