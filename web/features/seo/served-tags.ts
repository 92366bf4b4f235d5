import { createIsomorphicFn } from '@tanstack/react-start';
import { inLanguage, locales } from '../../../shared/domain/language.ts';
import { SHARE_SIZE } from '../../../shared/domain/share-picture.ts';
import { requestContext } from '../../platform/request-context.ts';
import { shop } from '../../platform/shop.ts';
import { shopCurrency } from '../../platform/shop-money.ts';
import { factsOf, pictureOf, type ServedPage } from './served-page.ts';
import type { Site } from './structured-data.ts';

type Tags = { meta: Record<string, unknown>[]; links: Record<string, string>[] };

/** Head tags for crawlers, only in the server's HTML; `removeServedTags` removes them. */
export const servedTags: (page: ServedPage) => Tags = createIsomorphicFn()
  .server((page: ServedPage): Tags => {
    const { publicUrl, named, language } = requestContext();
    const { name, languages } = shop();
    // A photo may have an absolute URL; other paths start at the root.
    const file = (path: string) => (path.startsWith('/') ? `${publicUrl}${path}` : path);
    const site: Site = { file, page: (path) => file(named ? inLanguage(path, named) : path) };
    const address = site.page(page.path);
    const alternates = [
      ...languages.map((one) => ({ hrefLang: one as string, href: file(inLanguage(page.path, one)) })),
      { hrefLang: 'x-default', href: file(page.path) },
    ];
    return {
      meta: [
        ...(page.isPart ? [{ name: 'robots', content: 'noindex' }] : []),
        { property: 'og:site_name', content: name },
        { property: 'og:type', content: page.listing ? 'product' : page.seller ? 'profile' : 'website' },
        { property: 'og:title', content: page.title },
        { property: 'og:description', content: page.description },
        { property: 'og:url', content: address },
        { property: 'og:locale', content: locales[language].replace('-', '_') },
        { property: 'og:image', content: file(pictureOf(page)) },
        { property: 'og:image:type', content: 'image/jpeg' },
        { property: 'og:image:width', content: String(SHARE_SIZE.width) },
        { property: 'og:image:height', content: String(SHARE_SIZE.height) },
        { property: 'og:image:alt', content: page.title },
        { name: 'twitter:card', content: 'summary_large_image' },
        ...(page.listing
          ? [
              { property: 'product:price:amount', content: page.listing.price },
              { property: 'product:price:currency', content: shopCurrency() },
            ]
          : []),
        ...factsOf(page, site).map((fact) => ({ 'script:ld+json': fact })),
      ],
      links: [
        // A part is not for indexing, so it names no other address as its own.
        ...(page.isPart
          ? []
          : [{ rel: 'canonical', href: address }, ...alternates.map((one) => ({ rel: 'alternate', ...one }))]),
        ...(page.next ? [{ rel: 'next', href: site.page(page.next) }] : []),
        { rel: 'alternate', type: 'application/rss+xml', title: name, href: file('/feed.xml') },
      ],
    };
  })
  .client((): Tags => ({ meta: [], links: [] }));
