import { sendCall } from '../support/api-client.ts';
import { expect, logIn, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join, type Member, origin } from './members.ts';

const DRAFT = 'Half a sentence that I had not';
const headers = { 'Content-Type': 'application/json', Origin: origin };

/** Another device of the same person. */
async function otherDevice({ email, password }: Member) {
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const own = { ...headers, cookie: cookie.join('; ') };
  const { token } = (await (await fetch(`${origin}/api/auth/token`, { headers: own })).json()) as { token: string };
  return { own, idToken: token };
}

const NEW_PASSWORD = 'another long enough password';
const endings: Record<string, (person: Member) => Promise<string>> = {
  'changes the password': async (person) => {
    const { own } = await otherDevice(person);
    const body = { currentPassword: person.password, newPassword: NEW_PASSWORD, revokeOtherSessions: true };
    const path = `${origin}/api/auth/change-password`;
    expect((await fetch(path, { method: 'POST', headers: own, body: JSON.stringify(body) })).status).toBe(200);
    return NEW_PASSWORD;
  },
  'logs out all other devices': async (person) => {
    const { idToken } = await otherDevice(person);
    expect((await sendCall(origin, 'endOtherSessions', {}, idToken)).status).toBe(200);
    return person.password;
  },
};

for (const [name, end] of Object.entries(endings))
  test(`a conversation that is open while its person ${name} elsewhere says so, shows nothing more, and keeps what was typed @long`, async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/status of 401/);
    const [seller, buyer] = [await join('Seller', 'Sally Seller'), await join('Buyer', 'Ben Buyer')];
    const listing = await postListing(seller);
    const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
    await logIn(page, buyer, `/messages/${id}`);
    const composer = page.getByRole('textbox', { name: 'Message to Sally Seller' });
    await composer.fill(DRAFT);

    const password = await end(buyer);
    await seller.api.sendMessage({ params: { id }, body: { text: 'Written after the end.' } });
    await expect(page.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible();
    await expect(page.getByRole('main').getByText('What you typed is still here')).toBeVisible();
    expect(await page.content()).not.toContain('Written after the end.');

    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email', { exact: true }).fill(buyer.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('log').getByText('Written after the end.')).toBeVisible();
    await expect(composer).toHaveValue(DRAFT);
  });
