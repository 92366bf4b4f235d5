import { withEmptyShop } from './empty-shop.ts';
import { expect, open, test } from './fixtures.ts';

test('an operator shows the specification’s texts in correct English, before and after the scripts run @long', async ({
  page,
  request,
}) => {
  await withEmptyShop(
    async (origin) => {
      expect(await (await request.get(`${origin}/category`)).text()).toContain('Our categories');
      await open(page, `${origin}/category`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our categories');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Category' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our categories');
      // Ends what the page still asks for, before the server stops.
      await page.goto('about:blank');
    },
    { WORDING: 'corrected' },
  );
});
