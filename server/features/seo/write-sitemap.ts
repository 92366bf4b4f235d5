import { inLanguage } from '../../../shared/domain/language.ts';
import { legalDocuments } from '../../../shared/domain/legal.ts';
import { offeredCategories } from '../../platform/shop/shop-categories.ts';
import type { Config } from '../../ports/config.ts';
import type { Services } from '../../ports/services.ts';
import { listPart, listParts, listSellersInSitemap } from './discovery-store.ts';
import { XML_DECLARATION, xmlText } from './xml.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type Reader = Pick<Services, 'config' | 'db'>;

const standing = () => [
  '/',
  '/category',
  ...offeredCategories().map(({ slug }) => `/collections/${slug}`),
  '/blog',
  ...legalDocuments.map((name) => `/legal/${name}`),
];

/** The limit is 50,000 URLs per file. */
const MOST_SELLERS = 40_000;

/** Lists one part for pages, one for sellers, and one per ten thousand listings. */
export async function writeSitemapIndex({ config, db }: Reader): Promise<string> {
  const parts = await listParts(db);
  const entry = (path: string, changed?: Date) =>
    `<sitemap><loc>${xmlText(config.publicUrl + path)}</loc>${changed ? lastModified(changed) : ''}</sitemap>`;
  return document('sitemapindex', '', [
    entry('/sitemap-pages.xml'),
    entry('/sitemap-sellers.xml'),
    ...parts.map(({ part, changed_at }) => entry(`/sitemap-listings-${part}.xml`, changed_at)),
  ]);
}

/** Lists fixed pages, with URLs in each language. */
export function writeSitemapOfPages({ config: { publicUrl }, shop }: Pick<Services, 'config' | 'shop'>): string {
  const alternate = (path: string) => (language: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(publicUrl + path)}"/>`;
  const entries = standing().map((path) => {
    const alternates = [
      ...shop.settings().languages.map((language) => alternate(inLanguage(path, language))(language)),
      alternate(path)('x-default'),
    ];
    return `<url><loc>${xmlText(publicUrl + path)}</loc>${alternates.join('')}</url>`;
  });
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

/** Lists sellers with something for sale. */
export async function writeSitemapOfSellers({ config, db }: Reader): Promise<string> {
  const sellers = await listSellersInSitemap(db, MOST_SELLERS);
  const base = xmlText(config.publicUrl);
  return document(
    'urlset',
    '',
    sellers.map(
      ({ seller_id, changed_at }) => `<url><loc>${base}/sellers/${seller_id}</loc>${lastModified(changed_at)}</url>`,
    ),
  );
}

/**
 * Lists a part of the listings on sale.
 * @returns undefined for an empty part
 */
export async function writeSitemapOfListings({ config, db }: Reader, part: number): Promise<string | undefined> {
  const listings = await listPart(db, part);
  if (listings.length === 0) return undefined;
  const base = xmlText(config.publicUrl);
  return document(
    'urlset',
    '',
    listings.map(({ id, updated_at }) => `<url><loc>${base}/furniture/${id}</loc>${lastModified(updated_at)}</url>`),
  );
}

const lastModified = (at: Date) => `<lastmod>${at.toISOString()}</lastmod>`;

const document = (root: string, namespaces: string, entries: readonly string[]) =>
  `${XML_DECLARATION}\n<${root} xmlns="${SCHEMA}"${namespaces}>\n${entries.join('\n')}\n</${root}>\n`;

const closed = ['/api/', '/dashboard/', '/messages', '/sandbox/'];

/** Returns `robots.txt` (RFC 9309). */
export function writeRobots({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
