import sharp from 'sharp';
import { hostileTitles, storedTitle } from '../support/hostile-titles.ts';
import { readStructuredData } from '../support/structured-data.ts';
import { expect, logIn, open, test, waitForHydration } from './fixtures.ts';
import { readHead } from './heads.ts';
import { buyListing, postListing } from './listings.ts';
import { join, origin } from './members.ts';

const tongues = ['en', 'de', 'es', 'x-default'];
const paths = ['/', '/category', '/collections/sofa', '/search', '/blog'];

test('every public page has its title, description, canonical address and structured data', async ({
  page,
  request,
}) => {
  for (const path of [...paths, 'a listing']) {
    const listing = path === 'a listing' ? await postListing(await join('Seller'), { price: '1250.50' }) : undefined;
    const address = `${origin}${listing ? `/furniture/${listing.id}` : path}`;
    // With scripts: some search engines read only then.
    await open(page, address);
    const { title, meta, canonical, alternates, feed, structuredData } = await readHead(page);
    expect(title).toMatch(/^.{3,90} · Settee$/);
    expect(meta.description?.length).toBeGreaterThan(30);
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    if (listing) expect(meta.description).toContain(' $1,250.50, ');
    expect(meta.robots).toBeUndefined();
    expect(canonical).toEqual([address]);
    expect(Object.keys(alternates).sort()).toEqual([...tongues].sort());
    expect(alternates['x-default']).toBe(address);
    expect(feed).toBe(`${origin}/feed.xml`);
    expect(meta).toMatchObject({
      'og:site_name': 'Settee',
      'og:type': listing ? 'product' : 'website',
      'og:url': address,
      'og:description': meta.description,
      'og:locale': 'en_US',
      'twitter:card': 'summary_large_image',
    });
    expect(`${meta['og:title']} · Settee`).toBe(title);
    const picture = await request.get(meta['og:image'] ?? '', { maxRedirects: 0 });
    expect(picture.status()).toBe(200);
    const { width, height, format } = await sharp(await picture.body()).metadata();
    expect([width, height, format].join()).toBe([meta['og:image:width'], meta['og:image:height'], 'jpeg'].join());
    const things = readStructuredData(structuredData);
    const kinds = { '/': ['Organization', 'WebSite'], '/collections/sofa': ['BreadcrumbList'] }[path] ?? [];
    expect(Object.keys(things)).toEqual(listing ? ['Product', 'BreadcrumbList'] : kinds);
  }
});

test('filtered lists and later pages have noindex and no canonical address, and later pages have their own title', async ({
  page,
}) => {
  const { nextCursor } = await (await join('Buyer')).api.listCollection({
    params: { name: 'Chair' },
    query: { limit: 2 },
  });
  const next = `/collections/chair?cursor=${nextCursor}`;
  const titles = [];
  for (const path of ['/collections/chair', '/collections/chair?condition=Good', '/search?words=sofa', next]) {
    await open(page, path);
    const { title, meta, canonical } = await readHead(page);
    titles.push(title);
    const isWhole = path === '/collections/chair';
    expect(meta.robots, path).toBe(isWhole ? undefined : 'noindex');
    expect(canonical, path).toEqual(isWhole ? [`${origin}${path}`] : []);
  }
  expect(titles[3]).toMatch(/^Chair collection, from “.+” · Settee$/);
});

test('a page has an address in each language, and robots get that language regardless of headers @long', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'es-ES', javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/collections/chair', '/search', '/blog']) {
    await page.goto(path.startsWith('http') ? path : `${origin}${path}`);
    const { alternates } = await readHead(page);
    for (const [language, address] of Object.entries(alternates)) {
      await page.goto(address);
      const head = await readHead(page);
      expect(head.language).toBe(language === 'x-default' ? 'es' : language);
      expect(head.canonical).toEqual([address]);
      expect(head.alternates).toEqual(alternates);
      expect(head.meta['og:url']).toBe(address);
    }
  }
  await page.goto(`${origin}/category?lang=de`);
  await page
    .getByRole('link', { name: /^Ansehen|Entdecken|Stöbern/ })
    .first()
    .click();
  expect((await readHead(page)).language).toBe('de');
  await page.getByRole('searchbox').fill('Eiche');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?/);
  expect((await readHead(page)).language).toBe('de');
  await page.getByRole('checkbox', { name: /^Tisch/ }).check();
  await page.getByRole('button', { name: 'Treffer anzeigen' }).click();
  await page.waitForURL(/category=/);
  expect((await readHead(page)).language).toBe('de');
  await context.close();
});

test('switching from a German address to English is remembered @long', async ({ page }) => {
  await open(page, '/category?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsere Kategorien');
  await page.getByRole('contentinfo').getByLabel('Sprache').selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out Categories');
  await expect(page).toHaveURL(`${origin}/category`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out Categories');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    '/blog',
  );
});

test('the head of the first page does not stay in the head of the next @long', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'See More' }).click();
  await expect(page).toHaveTitle('Out Categories · Settee');
  await expect.poll(async () => (await readHead(page)).canonical).toEqual([]);
  const { meta, structuredData, alternates } = await readHead(page);
  expect([meta['og:title'], ...structuredData, ...Object.keys(alternates)]).toEqual([undefined]);
});

test("a seller's text stays text in every head @long", async ({ page }) => {
  const seller = await join('Seller');
  for (const title of Object.values(hostileTitles)) {
    const listing = await postListing(seller, {
      title: title.slice(0, 90),
      description: `${title} ${'x'.repeat(500)}`,
    });
    await page.goto(`/furniture/${listing.id}`);
    const { meta, structuredData } = await readHead(page);
    const name = storedTitle(listing.title);
    expect(meta['og:title']).toBe(name);
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    const { Product } = readStructuredData(structuredData);
    expect(Product).toMatchObject({
      name,
      description: expect.stringContaining(title.replace(/[\u202a-\u202e]/g, '')),
    });
  }
});

test('a listing sold recently still has its page, and search engines learn that it is sold @long', async ({ page }) => {
  const listing = await postListing(await join('Seller'));
  await buyListing(await join('Buyer'), listing);
  const answer = await page.goto(`/furniture/${listing.id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main').getByText('Sold', { exact: true })).toBeVisible();
  const { Product } = readStructuredData((await readHead(page)).structuredData);
  expect(Product?.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
});

test('a removed listing answers 410 and shows similar ones @everywhere', async ({ page, allowProblem }) => {
  allowProblem(/status of 410/);
  const seller = await join('Seller');
  const listing = await postListing(seller);
  await seller.api.removeListing({ params: { id: listing.id } });
  const answer = await page.goto(`/furniture/${listing.id}`);
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This item is gone');
  await expect(page).toHaveTitle('This item is gone · Settee');
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Search' })).toBeVisible();
  const { canonical, structuredData } = await readHead(page);
  expect([...canonical, ...structuredData]).toEqual([]);
  await waitForHydration(page);
  await page
    .getByRole('link', { name: /^Detail of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

test('forms and personal pages have noindex @long', async ({ page }) => {
  for (const path of ['/login', '/signup', '/forgot-password', '/search?words=sofa', '/collections/sofa?colour=red']) {
    await page.goto(path);
    expect((await readHead(page)).meta.robots).toBe('noindex');
  }
  await logIn(page, await join('Buyer'), '/dashboard/my-orders');
  await expect.poll(async () => (await readHead(page)).meta.robots).toBe('noindex');
});
