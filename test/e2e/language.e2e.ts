import { expect, open, people, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('gets German pages, prices and reasons @everywhere', async ({ page, request }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Gebrauchte Möbel von Menschen in deiner Nähe · Settee');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Möbeln mit Vergangenheit');
    await expect(page.locator('section[aria-labelledby=available] data').first()).toHaveText(/^[\d.,]+\u00a0\$$/);
    await page.goto('/login');
    await page.getByLabel('E-Mail').fill('nobody');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Schreib die E-Mail-Adresse wie name@example.com.')).toBeVisible();
    await expect(page.getByText('Gib dein Passwort ein.')).toBeVisible();
    const html = await (await request.get('/', { headers: { 'Accept-Language': 'de' } })).text();
    expect(html).toContain('Willkommen bei Möbeln mit Vergangenheit');
  });

  test('gets the server’s refusals in German @long', async ({ page, allowProblem }) => {
    allowProblem(/status of 4(01|22)/);
    await open(page, '/login');
    await page.getByLabel('E-Mail').fill(people.buyer.email);
    await page.getByLabel('Passwort', { exact: true }).fill('not the password');
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('E-Mail und Passwort passen nicht zusammen.')).toBeVisible();

    await open(page, '/signup');
    await page.getByLabel('Vor- und Nachname').fill('Anna Kurz');
    await page.getByLabel('E-Mail').fill('anna.kurz@example.com');
    await page.getByLabel('Passwort', { exact: true }).fill('password1');
    await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
    const password = page.getByLabel('Passwort', { exact: true });
    await expect(password).toHaveAccessibleDescription(/Dieses Passwort steht auf den Listen/);
  });

  test('editing a listing with localized numbers changes none of them @long', async ({ page }) => {
    const seller = await join('Seller');
    const listing = await postListing(seller, { price: '1250.50', widthMm: 845 });
    await open(page, `/login?${new URLSearchParams({ from: `/dashboard/edit/${listing.id}` })}`);
    await page.getByLabel('E-Mail').fill(seller.email);
    await page.getByLabel('Passwort', { exact: true }).fill(seller.password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByLabel('Preis', { exact: true })).toHaveValue('1250,50');
    await expect(page.getByLabel('Breite')).toHaveValue('84,5');
    await page.getByLabel('Beschreibung').fill('Ein Stuhl, auf dem jemand saß.');
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    await page.waitForURL('/dashboard/my-products');
    const saved = await seller.api.getListing({ params: { id: listing.id } });
    expect(saved).toMatchObject({ price: '1250.50', widthMm: 845, description: 'Ein Stuhl, auf dem jemand saß.' });
  });

  test('switches to Spanish without a reload, keeps what was typed, and stays Spanish at the next visit', async ({
    page,
  }) => {
    await open(page, '/signup');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByLabel('Vor- und Nachname').fill('Ana Ortega');
    await page.getByLabel('E-Mail').fill('ana');
    await page.getByLabel('Art des Kontos').selectOption('Verkäufer');
    await page.getByRole('main').getByRole('button', { name: 'Registrieren' }).click();
    await expect(page.getByText('Wähl ein Passwort aus.')).toBeVisible();

    await page.getByLabel('Sprache').selectOption('Español');

    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    await expect(page).toHaveTitle('Registrarse · Settee');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrarse');
    await expect(page.getByRole('status').filter({ hasText: 'La página está ahora en español.' })).toBeAttached();
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Ana Ortega');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana');
    await expect(page.getByLabel('Tipo de cuenta')).toHaveValue('seller');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio', exact: true })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrarse');
    await open(page, '/category');
    await expect(page.getByRole('heading', { level: 2, name: 'Camas' })).toBeVisible();

    await page.getByLabel('Idioma').selectOption('English');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out Categories');
    const html = await (await page.request.get('/category')).text();
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('Bed Category');
  });
});

test('each of many concurrent requests is answered in its own language @long', async ({ request }) => {
  const headings = { en: 'Out Categories', de: 'Unsere Kategorien', es: 'Nuestras categorías' };
  const asked = Array.from({ length: 10 }, () => Object.keys(headings) as (keyof typeof headings)[]).flat();
  const pages = await Promise.all(
    asked.map(async (language, index) => {
      // A unique URL, to bypass the cache.
      const page = await request.get(`/category?visit=${index}`, { headers: { 'Accept-Language': language } });
      return page.text();
    }),
  );
  for (const [index, html] of pages.entries()) {
    const language = asked[index] ?? 'en';
    expect(html).toContain(`<html lang="${language}"`);
    for (const [other, heading] of Object.entries(headings))
      expect(html.includes(heading), `${heading} on a page in ${language}`).toBe(other === language);
  }
});
