import { expect, logIn, open, people, test } from './fixtures.ts';

test('a page loads its later scripts again when the first attempt fails', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED/);
  await logIn(page, people.seller);
  const html = await (await page.request.get('/')).text();
  const refused = new Set<string>();
  await page.route('**/static/js/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname) || refused.has(pathname)) return route.continue();
    refused.add(pathname);
    return route.abort();
  });
  await open(page, '/');
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Account menu: ' })).toBeVisible();
  expect(refused.size).toBeGreaterThanOrEqual(2);
});
