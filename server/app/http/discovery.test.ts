import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTitles, storedTitle } from '../../../test/support/hostile-titles.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { readFeed, readSitemap } from '../../../test/support/xml-documents.ts';
import { drawSharePicture } from '../../features/seo/draw-share-picture.ts';
import { createShareStudio } from '../../features/seo/share-studio.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const DAY = 86_400;
const get = async (path: string, init: RequestInit = {}) =>
  market.stranger.fetch(path, { redirect: 'manual', ...init });
const text = async (path: string) => (await get(path)).text();
const later = (seconds: number) => market.clock.advance(seconds);
const remove = ({ id, seller }: Listing) => seller.api.removeListing({ params: { id } });

describe('robots.txt', () => {
  it('lets robots read the shop, keeps them out of what programs and members use, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /dashboard/',
      'Disallow: /messages',
      'Disallow: /sandbox/',
      '',
      `Sitemap: ${market.origin}/sitemap.xml`,
      '',
    ]);
  });
});

describe('the sitemap', () => {
  const addresses = async (): Promise<string[]> => {
    const parts = readSitemap(await text('/sitemap.xml'), 'sitemapindex', market.origin);
    const urls = await Promise.all(
      parts.map(async ({ loc }) => readSitemap(await text(new URL(loc).pathname), 'urlset', market.origin)),
    );
    return urls.flat().map(({ loc }) => loc.replace(market.origin, ''));
  };

  it('names the standing pages in every language', async () => {
    const pages = readSitemap(await text('/sitemap-pages.xml'), 'urlset', market.origin);
    expect(pages).toHaveLength(14);
    for (const { loc, alternates } of pages) {
      expect(alternates).toEqual({
        en: `${loc}?lang=en`,
        de: `${loc}?lang=de`,
        es: `${loc}?lang=es`,
        'x-default': loc,
      });
      expect(await get(new URL(loc).pathname)).toBeDefined();
    }
  });

  // beyond the spec: For search engines: `/robots.txt`, `/sitemap.xml`, `/feed.xml`, a share picture for each link; a listing that is gone answers 410
  it('names every listing on sale once, in parts by key; what is sold, withdrawn or removed leaves it', async () => {
    const [stays, sold, withdrawn, removed, far] = await Promise.all(Array.from({ length: 5 }, () => market.listing()));
    if (!stays || !sold || !withdrawn || !removed || !far) throw new Error('There should be five listings.');
    // As if ten thousand others were listed in between.
    await market.sql('update listings set number = number + 10000 where id = $1', [far.id]);
    later(DAY);
    const all = await addresses();
    for (const { id } of [stays, sold, withdrawn, removed, far])
      expect(all.filter((path) => path === `/furniture/${id}`)).toHaveLength(1);
    expect(await text('/sitemap.xml')).toContain('/sitemap-listings-1.xml');
    expect(await text('/sitemap-listings-1.xml')).toContain(far.id);

    await market.buy(await market.buyer(), sold);
    await withdrawn.seller.api.updateListing({ params: { id: withdrawn.id }, body: { isAvailable: 'false' } });
    await remove(removed);
    later(DAY);
    const rest = await addresses();
    expect(rest).toContain(`/furniture/${stays.id}`);
    for (const { id } of [sold, withdrawn, removed]) expect(rest).not.toContain(`/furniture/${id}`);
  });

  it('is sent compressed, answers "unchanged", and has no part without listings', async () => {
    const answer = await get('/sitemap.xml', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    const known = { 'If-None-Match': answer.headers.get('ETag') ?? '', 'Accept-Encoding': 'gzip' };
    expect((await get('/sitemap.xml', { headers: known })).status).toBe(304);
    for (const path of ['/sitemap-listings-999.xml', '/sitemap-listings-00.xml', '/sitemap-listings-1e3.xml'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('the feed', () => {
  // beyond the spec: For search engines: `/robots.txt`, `/sitemap.xml`, `/feed.xml`, a share picture for each link; a listing that is gone answers 410
  it('shows what was listed last, newest first, and drops what is sold', async () => {
    const older = await market.listing({ title: 'Older' });
    await older.seller.api.advertiseListing({ params: { id: older.id } });
    const newer = await market.listing({ title: 'Newer', price: '1250.50', productName: 'Dressing Table' });
    const [first, second] = readFeed(await text('/feed.xml'), market.origin);
    expect(first).toMatchObject({
      title: 'Newer, $1,250.50',
      link: `${market.origin}/furniture/${newer.id}`,
      category: 'Dressing Table',
      photo: expect.stringMatching(/^http.*\/images\//),
    });
    expect(second?.title).toBe('Older, $120');
    const { headers } = await get('/feed.xml');
    expect(headers.get('Cache-Control'), 'what is sold is not offered from a cache').toBe('no-cache');
    await market.buy(await market.buyer(), newer);
    const links = readFeed(await text('/feed.xml'), market.origin).map(({ link }) => link);
    expect(links.some((link) => link.endsWith(newer.id))).toBe(false);
    expect(links.some((link) => link.endsWith(older.id))).toBe(true);
  });

  it('names conditions and categories in the shop’s language, and keeps a seller’s own words', async () => {
    const spanish = await openMarket({ env: { SHOP_LANGUAGES: 'es,en', SHOP_DEFAULT_LANGUAGE: 'es' } });
    for (const condition of ['Needs work', 'Patina'])
      await spanish.listing({ title: condition, condition, productName: 'Dressing Table' });
    const feed = await (await spanish.stranger.fetch('/feed.xml')).text();
    const items = readFeed(feed, spanish.origin);
    expect(items.map(({ category }) => category)).toEqual(['Tocador', 'Tocador']);
    expect(items.map(({ description }) => /· ([^·]*) ·/.exec(description)?.[1])).toEqual(['Patina', 'Para restaurar']);
    await spanish.close();
  });

  it('keeps the paragraphs and line breaks of a description', async () => {
    await market.listing({ title: 'In parts', description: 'First.\n\nSecond & <b>bold</b>,\nnext line.' });
    const item = readFeed(await text('/feed.xml'), market.origin).find(({ title }) => title.startsWith('In parts'));
    expect(item?.description).toMatch(/<p>First.<\/p><p>Second &amp; &lt;b&gt;bold&lt;\/b&gt;,<br>next line.<\/p>$/);
  });

  it('stays valid XML with any text of a seller', async () => {
    const description = `${Object.values(hostileTitles).join(' ')} ${'x'.repeat(500)}`;
    for (const title of Object.values(hostileTitles)) await market.listing({ title, description });
    const items = readFeed(await text('/feed.xml'), market.origin);
    const titles = items.map((item) => item.title);
    for (const title of Object.values(hostileTitles)) expect(titles).toContain(`${storedTitle(title)}, $120`);
    // No seller input may form an HTML tag.
    for (const item of items)
      expect(item.description.match(/<[^>]*>?/g)?.filter((tag) => !['<p>', '</p>', '<br>'].includes(tag))).toEqual([]);
  });
});

describe('the picture of a link', () => {
  const size = { width: 1200, height: 630, format: 'jpeg' };
  const photoOf = (listing: Listing) =>
    market.sql(
      `update images set url = '/images/demo/category-sofa.webp' where id in (select image_id from listing_images where listing_id = $1)`,
      [listing.id],
    );
  const present = async (listing: Listing) => {
    const answer = await get(`/share/${listing.id}-old.jpg`);
    expect(answer.status).toBe(302);
    return answer.headers.get('Location') ?? '';
  };
  const cut = async (picture: Uint8Array, region: Region) =>
    sharp(await sharp(picture).extract(region).toBuffer()).stats();
  const download = async (path: string) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    return Buffer.from(await answer.arrayBuffer());
  };

  it('is a JPEG of 1200 × 630 that is not empty, cached forever', async () => {
    const listing = await market.listing({ title: 'Bottle green settee' });
    await photoOf(listing);
    const path = await present(listing);
    const picture = await download(path);
    expect(await sharp(picture).metadata()).toMatchObject(size);
    const { channels, entropy } = await sharp(picture).stats();
    expect(entropy).toBeGreaterThan(3);
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20);
    expect((await get(path)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const words = await cut(picture, { left: 740, top: 0, width: 460, height: 300 });
    expect(words.channels[0]?.stdev).toBeGreaterThan(10);
    expect(await download(path)).toEqual(picture);
  });

  it('has another address when the listing has another title, price or photo, or is sold', async () => {
    const listing = await market.listing();
    const { api } = listing.seller;
    const params = { id: listing.id };
    const paths = [await present(listing)];
    for (const body of [{ title: 'A new name' }, { price: '90' }]) {
      await api.updateListing({ params, body });
      paths.push(await present(listing));
    }
    await photoOf(listing);
    paths.push(await present(listing));
    await market.buy(await market.buyer(), { ...listing, price: '90' });
    paths.push(await present(listing));
    expect(new Set(paths).size).toBe(5);
    await market.sql(`update listings set description = 'Other words' where id = $1`, [listing.id]);
    expect(await present(listing)).toBe(paths.at(-1));
  });

  it('exists for the shop and each category, and not for an unknown listing', async () => {
    for (const subject of ['settee', 'sofa', 'dressing-table']) {
      const { headers } = await get(`/share/${subject}-x.jpg`);
      expect(await sharp(await download(headers.get('Location') ?? '')).metadata()).toMatchObject(size);
    }
    const removed = await market.listing();
    const path = await present(removed);
    await remove(removed);
    expect((await get(path)).status).toBe(410);
    for (const name of ['bridge-x.jpg', `${crypto.randomUUID()}-x.jpg`, 'x.jpg', `${'a'.repeat(200)}-x.jpg`])
      expect((await get(`/share/${name}`)).status).toBe(404);
  });

  it.each(Object.entries(hostileTitles))('is drawn of a title that %s', async (_, title) => {
    const picture = await drawSharePicture({ title, price: '$120' });
    expect(await sharp(picture).metadata()).toMatchObject(size);
    const [beyond, above] = [
      await cut(picture, { left: 440, top: 0, width: 760, height: 630 }),
      await cut(picture, { left: 0, top: 0, width: 1200, height: 45 }),
    ];
    for (const { min } of [...beyond.channels, ...above.channels]) expect(min).toBeGreaterThan(200);
  });

  it('uses at most part of one core; beyond that, the photo itself is sent', async () => {
    const studio = createShareStudio(market.services.imageHost, 2);
    const draw = (path: string) => studio.picture(path, { title: path });
    const [one, same] = await Promise.all([draw('/share/a'), draw('/share/a')]);
    expect(one).toBe(same);
    expect(await draw('/share/b')).toBeDefined();
    expect(await draw('/share/c')).toBeUndefined();
    expect(await draw('/share/b')).toBeDefined();
  });
});

describe('a listing that is gone', () => {
  const status = async (id: string) => (await market.stranger.call('getListing', { params: { id } })).status;

  // beyond the spec: For search engines: `/robots.txt`, `/sitemap.xml`, `/feed.xml`, a share picture for each link; a listing that is gone answers 410
  it('answers 410 when it was removed and 404 when it never was; brought back, it is itself again', async () => {
    const listing = await market.listing({ productName: 'Bed' });
    await remove(listing);
    const answer = await market.stranger.call('getListing', { params: { id: listing.id } });
    expect(answer).toMatchObject({ status: 410, body: { code: 'gone', details: { category: 'Bed' } } });
    expect(await status(crypto.randomUUID())).toBe(404);
    await listing.seller.api.restoreListing({ params: { id: listing.id } });
    expect(await status(listing.id)).toBe(200);
  });

  it('is visible for 90 days after its sale, and forever to seller and buyer', async () => {
    const listing = await market.listing();
    const buyer = await market.buyer();
    await market.buy(buyer, listing);
    const soldDaysAgo = (days: number) =>
      market.sql('update sales set paid_at = $2 where listing_id = $1', [
        listing.id,
        new Date(market.clock.now().getTime() - days * DAY * 1000),
      ]);
    await soldDaysAgo(89);
    expect(await status(listing.id)).toBe(200);
    await soldDaysAgo(91);
    expect(await (await market.buyer()).call('getListing', { params: { id: listing.id } })).toMatchObject({
      status: 410,
    });
    for (const party of [buyer, listing.seller, await market.admin()])
      expect(await party.call('getListing', { params: { id: listing.id } })).toMatchObject({ status: 200 });
  });
});
