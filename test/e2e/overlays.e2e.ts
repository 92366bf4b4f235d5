import { expect, logIn, open, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';

// beyond the spec: One Back closes what lies over a page, and leaves the page as it was
test.describe('Back closes what lies over a page @phone', () => {
  test('the menu, the filters with what was chosen in them, and the enlarged photo @phone', async ({ page }) => {
    await open(page, '/category');
    await open(page, '/search?words=sofa');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/search\?words=sofa$/);

    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByRole('checkbox', { name: /^Green/ }).check();
    await expect(page).toHaveURL(/colour=green/);
    await sheet.getByRole('checkbox', { name: /^Excellent/ }).check();
    await expect(page).toHaveURL(/condition=excellent/i);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/condition=excellent.*colour=green|colour=green.*condition=excellent/i);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?words=sofa$/);
    await expect(sheet).toBeHidden();

    await page
      .getByRole('link', { name: /^Detail of / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/furniture\//);
    const listing = page.getByRole('dialog').first();
    await listing.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Enlarge' })).toBeHidden();
    await expect(listing).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/search\?words=sofa$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/category$/);
  });

  test('a question before an act, which is then not done @phone', async ({ page }) => {
    const seller = await join('Seller');
    const { title } = await postListing(seller);
    await logIn(page, seller, '/dashboard/my-products');
    await page.getByRole('button', { name: `Delete: ${title}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Delete: ${title}` })).toBeFocused();
    await page.getByRole('button', { name: `Delete: ${title}` }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/my-products/);
  });

  test('a link in the menu leads on, and Back from there shows the page without the menu @phone', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('banner').getByText('Menu');
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).focus();
    await page.goBack();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeHidden();
    await expect(page.getByRole('banner').locator('summary')).toBeFocused();
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeHidden();
  });
});
