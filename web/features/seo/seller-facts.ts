import type { SellerPage } from '../../../shared/contract/seller-pages.ts';
import type { Fact, Site } from './structured-data.ts';

const CONTEXT = 'https://schema.org';

/** Describes a profile page about the seller. The rating is separate: schema.org has no field for it in a person. */
export function sellerFacts(site: Site, { id, name, since, town, rating, reviewCount, trader }: SellerPage): Fact[] {
  const url = site.page(`/sellers/${id}`);
  const seller = {
    '@type': trader ? 'Organization' : 'Person',
    '@id': `${url}#seller`,
    identifier: id,
    name,
    url,
    ...(town ? { address: { '@type': 'PostalAddress', addressLocality: town } } : {}),
  };
  const page = { '@type': 'ProfilePage', '@id': url, url, dateCreated: since, mainEntity: seller };
  if (rating === null) return [{ '@context': CONTEXT, ...page }];
  return [
    { '@context': CONTEXT, ...page },
    {
      '@context': CONTEXT,
      '@type': 'AggregateRating',
      itemReviewed: { '@type': seller['@type'], '@id': seller['@id'], name },
      ratingValue: rating,
      ratingCount: reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  ];
}
