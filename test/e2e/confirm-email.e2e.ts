import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { join } from './members.ts';

// beyond the spec: Password reset and email confirmation (D16)
test('a mailed link confirms an email with the session, or with the password, and never by itself', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of (401|422)/);
  const person = await join('Buyer');
  await logIn(page, person, '/dashboard/account');
  await page.getByRole('button', { name: 'Send the link again', exact: true }).click();
  await expectToast(page, 'The link is on its way');
  const mails = await anotherBrowser();
  await mails.goto(`/sandbox/mail?to=${encodeURIComponent(person.email)}`);
  const link = (await mails.content()).match(/\/verify-email\?token=[\w.-]+/)?.[0] ?? '';
  expect(link).not.toBe('');

  const reader = await anotherBrowser();
  await open(reader, link);
  await expect(reader.getByText('Enter the password of your Settee account')).toBeVisible();
  await reader.getByLabel('Password', { exact: true }).fill('a guess that is wrong');
  await reader.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(reader.getByText('This is not the password of this account.')).toBeVisible();

  await open(page, link);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

  await reader.getByLabel('Password', { exact: true }).fill(person.password);
  await reader.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(reader.getByText('Your email address is confirmed.')).toBeVisible();
});
