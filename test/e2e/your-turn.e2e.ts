import { expect, logIn, test } from './fixtures.ts';
import { buyListing, postListing, uploadPhoto } from './listings.ts';
import { join } from './members.ts';

const NEWER = 30;

test('an old sale that is due first leads what waits, however many are newer, and a list that fails says so', async ({
  page,
  allowProblem,
}) => {
  const [seller, buyer] = [await join('Seller'), await join('Buyer')];
  const image = await uploadPhoto(seller);
  const sell = async () => {
    const listing = await postListing(seller, { image });
    await buyListing(buyer, listing);
    return listing;
  };
  const oldest = await sell();
  for (let sold = 0; sold < NEWER; sold++) await sell();

  allowProblem(/status of 409/);
  const isAsked = (url: URL) => url.pathname === '/api/fulfillments' && url.searchParams.get('role') === 'buyer';
  const message = 'The purchases are being counted.';
  await page.route(isAsked, (route) => route.fulfill({ status: 409, json: { code: 'conflict', message } }));
  await logIn(page, seller, '/dashboard');
  const waiting = page.getByRole('region', { name: 'Your turn' });
  await expect(waiting.getByRole('listitem')).toHaveCount(4);
  await expect(waiting.getByRole('listitem').first()).toContainText(oldest.title);
  await expect(waiting.getByRole('heading', { name: 'Purchases' })).toBeVisible();
  await expect(waiting.getByText(message)).toBeVisible();
  await page.unroute(isAsked);
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await expect(waiting.getByRole('heading', { name: 'Purchases' })).toBeHidden();

  await waiting.getByRole('link', { name: 'and more than 20 more' }).click();
  await page.waitForURL('/dashboard/your-turn');
  const sales = page.getByRole('region', { name: 'Sales' });
  await expect(sales.getByRole('listitem')).toHaveCount(24);
  await expect(sales.getByRole('listitem').first()).toContainText(oldest.title);
  await sales.getByRole('button', { name: 'Show more' }).click();
  await expect(sales.getByRole('listitem')).toHaveCount(NEWER + 1);
  await expect(page.getByRole('region', { name: 'Offers' })).toBeHidden();
});
