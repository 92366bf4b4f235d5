import type { Listing } from '../../../shared/contract/listings.ts';
import type { Category } from '../../../shared/domain/category.ts';
import { type Language, locales } from '../../../shared/domain/language.ts';
import { lookUp } from '../../../shared/domain/look-up.ts';
import { pictureUrl } from '../../../shared/domain/picture.ts';
import { byLanguage } from '../../../shared/words/by-language.ts';
import { categoryTexts, conditionTexts } from '../../../shared/words/listings/kinds.ts';
import { feedWords } from '../../../shared/words/pages/feed.ts';
import { findCategory } from '../../platform/shop/shop-categories.ts';
import { readWirePrice, writeMoney } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { readNewest } from '../listings/read-on-sale.ts';
import { XML_DECLARATION, xmlText } from './xml.ts';

const LISTINGS_IN_FEED = 50;

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** Returns the RSS 2.0 feed of the newest listings, in the shop's language: a reader has none. */
export async function writeFeed({ config, db, shop }: Pick<Services, 'config' | 'db' | 'shop'>): Promise<string> {
  const { publicUrl } = config;
  const { name, tagline, defaultLanguage } = shop.settings();
  const words = feedWords[defaultLanguage];
  const listings = await readNewest({ db }, LISTINGS_IN_FEED);
  return `${XML_DECLARATION}
<rss version="2.0" ${NAMESPACES}>
<channel>
<title>${xmlText(words.title(name))}</title>
<link>${xmlText(publicUrl)}/</link>
<description>${xmlText(tagline || words.description)}</description>
<language>${defaultLanguage}</language>
<ttl>15</ttl>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(publicUrl)}/feed.xml"/>
${listings.map((listing) => item(publicUrl, listing, defaultLanguage)).join('\n')}
</channel>
</rss>
`;
}

function item(publicUrl: string, listing: Listing, language: Language): string {
  const address = xmlText(`${publicUrl}/furniture/${listing.id}`);
  const price = writeMoney(readWirePrice(listing.price) ?? 0, locales[language]);
  const condition = lookUp(conditionWords[language], listing.condition) ?? listing.condition;
  const facts = `${price} · ${condition} · ${listing.location}`;
  const photo = listing.image && new URL(pictureUrl(listing.image, 800), publicUrl).href;
  return [
    '<item>',
    `<title>${xmlText(`${listing.title}, ${price}`)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${new Date(listing.createdAt).toUTCString()}</pubDate>`,
    `<category>${xmlText(nameCategory(listing.category, language))}</category>`,
    // Readers parse descriptions as HTML: escape as HTML, then as XML.
    `<description>${xmlText(`<p>${xmlText(facts)}</p>${paragraphsOf(listing.description)}`)}</description>`,
    photo ? `<media:content url="${xmlText(photo)}" medium="image"/>` : '',
    '</item>',
  ].join('');
}

const categoryWords = byLanguage(categoryTexts);
const conditionWords = byLanguage(conditionTexts);

function nameCategory(category: Category, language: Language): string {
  const names = findCategory(category)?.names;
  return names?.[language] ?? lookUp(categoryWords[language], category) ?? names?.en ?? category;
}

/** The text as HTML: an empty line ends a paragraph, and a line break stays. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${xmlText(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
