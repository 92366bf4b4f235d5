import type { Page } from '@playwright/test';
import { phoneJpeg } from '../support/pictures.ts';
import { cards } from './card.ts';
import { withEmptyShop } from './empty-shop.ts';
import { test as base, expect, logIn, open } from './fixtures.ts';
import { join, type Member } from './members.ts';

type Variables = Record<string, string>;

const test = base.extend<{ variables: Variables; shop: string }>({
  variables: [{}, { option: true }],
  shop: [({ variables }, use) => withEmptyShop(use, variables), { timeout: 300_000 }],
  baseURL: ({ shop }, use) => use(shop),
});

type Said = Record<
  'image' | 'ready' | 'category' | 'condition' | 'price' | 'year' | 'title' | 'description' | 'phone' | 'location',
  string
> & { good: string; chair: string; submit: string; card: string; expiry: string; cvc: string; pay: string };

async function listByForm(page: Page, said: Said, price: string): Promise<void> {
  const photo = { name: 'chair.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg(800, 600, 1) };
  await page.getByLabel(said.image, { exact: true }).setInputFiles(photo);
  await page.getByLabel(said.category).selectOption({ label: said.chair });
  await page.getByLabel(said.condition).selectOption({ label: said.good });
  await page.getByLabel(said.price).fill(price);
  await page.getByLabel(said.year).fill('1970');
  await page.getByLabel(said.title).fill('Reading chair');
  await page.getByLabel(said.description).fill('Wide arms.');
  await page.getByLabel(said.phone).fill('+49 30 23125 010');
  await page.getByLabel(said.location).fill('Berlin');
  await page
    .getByRole('option', { name: /^Berlin/ })
    .first()
    .click();
  await expect(page.getByText(said.ready)).toBeVisible();
  await page.getByRole('button', { name: said.submit }).click();
  await page.waitForURL('/');
}

async function buyByForm(page: Page, buyer: Member, said: Said, shown: string | RegExp): Promise<void> {
  const [listing] = (await buyer.api.searchListings({ query: {} })).items;
  const id = listing?._id ?? '';
  await buyer.api.addWish({ body: { previousId: id } });
  await logIn(page, buyer, `/dashboard/payment/${id}`);
  await expect(page.getByRole('main')).toContainText(shown);
  await page.getByLabel(said.card).fill(cards.pays);
  await page.getByLabel(said.expiry).fill('12 / 39');
  await page.getByLabel(said.cvc).fill('123');
  await expect(page.getByRole('button', { name: said.pay })).toBeEnabled();
  await page.getByRole('button', { name: said.pay }).click();
  await expect(page.getByRole('main')).toContainText(shown);
  await expect.poll(async () => (await buyer.call('getReceipt', { params: { id } })).status).toBe(200);
  await open(page, `/dashboard/receipt/${id}`);
  await expect(page.getByRole('main')).toContainText(shown);
}

test.describe('a shop in yen', () => {
  test.use({ variables: { SHOP_CURRENCY: 'JPY', SHOP_COUNTRY: 'JP' } });

  test('a chair is listed, found by its price, bought, and on the receipt, in whole yen @long', async ({
    page,
    shop,
  }) => {
    const said: Said = {
      image: 'Image',
      ready: 'The photo is ready.',
      category: 'Category',
      condition: 'Condition',
      price: 'Price',
      year: 'Year of purchase',
      title: 'Title',
      description: 'Description',
      phone: 'Phone',
      location: 'Location',
      good: 'Good',
      chair: 'Chair',
      submit: 'Add product',
      card: 'Card number',
      expiry: 'Expiration date',
      cvc: 'CVC',
      pay: 'Pay ¥80,000',
    };
    await logIn(page, await join('Seller', undefined, shop), '/dashboard/add-item');
    await expect(page.getByText('In yen, for example 8,000 or 80,000.')).toBeVisible();
    await expect(page.getByText('Such as +81 3 5550 0100.')).toBeVisible();
    await listByForm(page, said, '¥80,000');
    await expect(page.getByText('¥80,000').first()).toBeVisible();

    await open(page, '/search?words=chair+under+90000+yen');
    await expect(page.getByRole('link', { name: /Reading chair/ }).first()).toBeVisible();
    const filter = page.getByRole('link', { name: /¥50,000 to ¥100,000|¥50,000 – ¥100,000|¥50,000.*¥100,000/ }).first();
    await expect(filter).toBeVisible();
    await buyByForm(page, await join('Buyer', undefined, shop), said, '¥80,000');
    await expect(page.getByRole('main')).not.toContainText('$');
  });
});

test.describe('a shop in euros that speaks German', () => {
  test.use({
    variables: { SHOP_CURRENCY: 'EUR', SHOP_DEFAULT_LANGUAGE: 'de', SHOP_COUNTRY: 'DE' },
    locale: 'fr',
  });

  test('a chair is listed, bought, and on the receipt, as German writes euros @long', async ({ page, shop }) => {
    const said: Said = {
      image: 'Bild',
      ready: 'Das Foto ist bereit.',
      category: 'Kategorie',
      condition: 'Zustand',
      price: 'Preis',
      year: 'Kaufjahr',
      title: 'Titel',
      description: 'Beschreibung',
      phone: 'Telefon',
      location: 'Ort',
      good: 'Gut',
      chair: 'Stuhl',
      submit: 'Anzeige aufgeben',
      card: 'Kartennummer',
      expiry: 'Gültig bis',
      cvc: 'Prüfziffer',
      pay: '1.250,50 € bezahlen',
    };
    await logIn(page, await join('Seller', undefined, shop), '/dashboard/add-item');
    await expect(page.getByText('In Euro, zum Beispiel 80 oder 1.250,50.')).toBeVisible();
    await listByForm(page, said, '1.250,50 €');
    await expect(page.getByText('1.250,50 €').first()).toBeVisible();
    await buyByForm(page, await join('Buyer', undefined, shop), said, /1\.250,50\s€/);
    await expect(page.getByRole('main')).not.toContainText('$');
  });
});
