import type { Page } from '@playwright/test';
import { cards, payWith } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { test as base, expect, logIn, open } from './fixtures.ts';
import { type ForeignShop, withForeignShop } from './foreign-shop.ts';
import { type Listing, postListing, saveListing } from './listings.ts';
import { join, type Member } from './members.ts';
import { expectRed, rowOf } from './on-screen.ts';

/** Creating a database is slow on a busy machine. */
const PATIENCE = 300_000;

const test = base.extend<object, { shop: ForeignShop }>({
  // Playwright parses the parameter pattern, which must not be empty.
  shop: [({ browserName: _ }, use) => withForeignShop(use), { scope: 'worker', timeout: PATIENCE }],
  baseURL: ({ shop }, use) => use(shop.origin),
});

// Sequential: the stories share a shop and change its server.
test.describe.configure({ mode: 'default' });

async function comeToPay(page: Page, { origin }: ForeignShop): Promise<{ buyer: Member; listing: Listing }> {
  const buyer = await join('Buyer', undefined, origin);
  const listing = await postListing(await join('Seller', undefined, origin));
  await saveListing(buyer, listing);
  await logIn(page, buyer, `/dashboard/payment/${listing.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  return { buyer, listing };
}

const inFrame = (page: Page) => page.frameLocator('iframe[title="Secure card payment input frame"]');

async function tellBrokenPolicies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
      reportError(new Error(`policy broken (${disposition}): ${effectiveDirective} ${blockedURI}`));
    });
  });
}

async function othersIn(page: Page, path: string): Promise<Record<string, string[]>> {
  const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  const others = policy.split('; ').map((directive): [string, string[]] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.filter((source) => /^[a-z]+:\/\//.test(source)).sort()];
  });
  return Object.fromEntries(others.filter(([, sources]) => sources.length > 0));
}

test('with a foreign Stripe server one card is declined, one asks for authentication, one pays @long', async ({
  page,
  shop,
  allowProblem,
}) => {
  allowProblem(/status of 402/);
  await tellBrokenPolicies(page);
  await shop.cards.depart([]);
  const { listing } = await comeToPay(page, shop);
  const refusal = page.getByRole('main').getByRole('alert');
  await payWith(page, cards.isDeclined, { fields: inFrame(page) });
  await expect(refusal.filter({ hasText: 'Your card was declined.' })).toBeVisible();
  await expectRed(refusal.filter({ hasText: 'Your card was declined.' }));
  const bank = page.frameLocator('iframe[title="Your bank asks"]');
  await payWith(page, cards.asksWhoPays, { fields: inFrame(page) });
  await bank.getByRole('button', { name: 'No' }).click();
  await expect(refusal.filter({ hasText: 'We are unable to authenticate your payment method.' })).toBeVisible();
  await payWith(page, cards.asksWhoPays, { fields: inFrame(page) });
  await bank.getByRole('button', { name: 'Yes, it is me' }).click();
  await expectToast(page, 'Payment success');
  await expectToast(page, 'Payment Successful');
  await expect(page.getByText(`You paid $120 for ${listing.title}`)).toBeVisible();
});

// spec §7: The card provider’s script is loaded from its public URL (D16)
test('only the payment page may connect to the foreign card server @long', async ({ page, shop }) => {
  await shop.cards.depart([]);
  const { listing } = await comeToPay(page, shop);
  const both = [shop.cards.apiUrl, shop.cards.scriptUrl].map((url) => new URL(url).origin).sort();
  expect(await othersIn(page, `/dashboard/payment/${listing.id}`)).toEqual({
    'script-src': both,
    'style-src': both,
    'img-src': both,
    'font-src': both,
    'connect-src': both,
    'frame-src': both,
  });
  for (const path of ['/', `/furniture/${listing.id}`, '/login', '/dashboard/my-orders', '/dashboard/payment-history'])
    expect(await othersIn(page, path), path).toEqual({});
});

test('the card provider’s script may show its fields and call its server, and nothing else @long', async ({
  page,
  shop,
  allowProblem,
}) => {
  allowProblem(/status of 402/);
  await shop.cards.depart(['fields in the shop’s page']);
  const { listing } = await comeToPay(page, shop);
  await payWith(page, cards.isDeclined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment Successful');
  await expect(page.getByText(`You paid $120 for ${listing.title}`)).toBeVisible();
  await page.getByRole('link', { name: 'See your purchases' }).click();
  await expect(rowOf(page, listing.title)).toBeVisible();
});

test('a payment whose tab was closed is settled by the card server’s event alone @long', async ({
  page,
  context,
  shop,
}) => {
  await shop.cards.depart([]);
  const { buyer, listing } = await comeToPay(page, shop);
  await payWith(page, '5555 5555 5555 4444', { fields: inFrame(page) });
  await expect(page.getByRole('heading', { name: 'Your bank is still processing the payment' })).toBeVisible();
  const [intent] = (await shop.cards.call('GET', 'payment_intents', { limit: '1' })).body.data as { id: string }[];
  await page.close();
  await shop.cards.bankSays(intent?.id ?? '', 'good');
  const paid = () => buyer.api.listPaid({ params: { email: buyer.email } });
  await expect.poll(async () => (await paid()).items.map(({ previousId }) => previousId)).toEqual([listing.id]);
  const later = await context.newPage();
  await open(later, '/dashboard/payment-history');
  await expect(rowOf(later, listing.title)).toBeVisible();
});

test('a wrong amount is refunded automatically, and the buyer is told @long', async ({ page, shop, allowProblem }) => {
  allowProblem(/status of 409/);
  await shop.cards.depart(['receives less']);
  const { listing } = await comeToPay(page, shop);
  await payWith(page, cards.pays, { fields: inFrame(page) });
  await expect(page.getByText('All of your money is on its way back to your card.')).toBeVisible();
  const refunds = async () => (await shop.cards.call('GET', 'refunds')).body.data;
  await expect.poll(refunds).toMatchObject([{ amount: 12_000, status: 'succeeded' }]);
  await open(page, `/furniture/${listing.id}`);
  await expect(page.getByText('Reserved', { exact: true })).toBeHidden();
  await expect(page.getByText('Not Available')).toBeHidden();
});
