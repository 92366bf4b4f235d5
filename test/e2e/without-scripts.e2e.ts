import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the shop can be read from the front page to a piece (design §6)', async ({
  page,
  allowProblem,
}) => {
  // The scripts that the page announces are not fetched.
  allowProblem(/static\/js\/\S+ csp$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to furniture with a past' })).toBeVisible();
  await expect(page.getByRole('article').first().getByText(/^\$\d/)).toBeVisible();

  await page.getByRole('link', { name: 'See More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Out Categories' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Dressing Table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dressing Table collection' })).toBeVisible();

  const detail = page.getByRole('link', { name: /^Detail of / }).first();
  const title = (await detail.textContent())?.replace(/^Detail of /, '') ?? '';
  await detail.click();
  await expect(page).toHaveURL(/\/furniture\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const fact of ['Condition', 'Purchased in', 'Location', 'Description'])
    await expect(page.getByRole('main').getByText(fact, { exact: true })).toBeVisible();
  // The prompt, which stands in a noscript element.
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
});
