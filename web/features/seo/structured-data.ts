import type { Furniture } from '../../../shared/contract/listings.ts';
import { shopCurrency } from '../../../shared/domain/currency.ts';

// What search engines read of a page (schema.org): plain facts about what the page shows, and nothing besides.

export type Fact = { '@type': string } & { readonly [name: string]: unknown };

/** Makes addresses whole: that of a file, and that of a page in the language that this one is read in. */
export type Site = { file(path: string): string; page(path: string): string };

const CONTEXT = 'https://schema.org';

/** A shop as it describes itself; an empty text is something that it does not have. */
export type ShopDescription = {
  name: string;
  description: string;
  email: string;
  phone: string;
  address: string;
  links: readonly string[];
  /** The address of its logo. */
  logo: string;
};

/** The shop and its site; its search is where `{search_term_string}` stands. */
export function shopFacts(site: Site, { name, description, ...contact }: ShopDescription): Fact[] {
  const home = site.file('/');
  const organization = {
    ...{ '@type': 'Organization', '@id': `${home}#organization`, name, url: home },
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
      ...{ name, description },
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

/** The way to a page from the front, as `[name, path]` each; the page itself comes last. */
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
 * A piece and the offer of it. One that is sold is still told of as `SoldOut`.
 * @param shown how the page calls what the wire has words of its own for
 * @param sharePicture stands in where there is no photo
 */
export function pieceFacts(site: Site, piece: Furniture, shown: Appearance, sharePicture: string): Fact {
  const photos = piece.images.map(({ url }) => site.file(url));
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': shown.url,
    url: shown.url,
    name: piece.title,
    description: piece.description,
    image: photos.length > 0 ? photos : [site.file(sharePicture)],
    sku: piece._id,
    category: shown.category,
    itemCondition: `${CONTEXT}/UsedCondition`,
    ...(shown.colours.length > 0 ? { color: shown.colours.join(', ') } : {}),
    ...(shown.materials.length > 0 ? { material: shown.materials.join(', ') } : {}),
    ...length('width', piece.widthMm),
    ...length('depth', piece.depthMm),
    ...length('height', piece.heightMm),
    offers: {
      '@type': 'Offer',
      url: shown.url,
      price: piece.price,
      priceCurrency: shopCurrency(),
      availability: `${CONTEXT}/${availability(piece)}`,
      itemCondition: `${CONTEXT}/UsedCondition`,
      seller: { '@type': 'Person', name: piece.accountName ?? piece.sellerName },
    },
  };
}

function availability(piece: Furniture): string {
  if (piece.isAvailable !== 'true') return 'SoldOut';
  return piece.onHoldUntil ? 'LimitedAvailability' : 'InStock';
}

/** `MMT` is the millimetre of UN/CEFACT's list of units. */
const length = (name: string, millimetres: number | undefined) =>
  millimetres === undefined ? {} : { [name]: { '@type': 'QuantitativeValue', value: millimetres, unitCode: 'MMT' } };
