import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { openShopVariables } from '../support/open-shop-variables.ts';
import { startServer } from '../support/server-process.ts';
import { expect, fillSignUp, logIn, newPerson, open, people, test } from './fixtures.ts';
import { actAs } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { confirm } from './on-screen.ts';

test('the footer links to each legal page, in the reader’s language @long', async ({ page }) => {
  await open(page, '/blog');
  for (const name of ['Terms', 'Privacy', 'Legal notice', 'Returns', 'Safety']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(/^Version \d+ of /)).toBeVisible();
  }
  expect(await findObstacles(page)).toEqual([]);
  await open(page, '/legal/returns?lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rückgabe');
  await expect(page.getByText('Wenn du von einer Privatperson gekauft hast')).toBeVisible();
});

test('an admin edits a legal page with a preview and publishes it; the old version stays readable @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  await logIn(page, people.admin, '/dashboard/admin/legal');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Safety' }).click();
  const text = page.getByLabel('Text in Markdown');
  await text.fill('## Be careful\n\nAsk [somebody].\n\n<script>alert(1)</script>\n\n[Read](javascript:alert(1))');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Be careful' })).toBeVisible();
  await expect(preview.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(preview.getByText('To fill in: [somebody]')).toBeVisible();
  await expect(preview.getByRole('link')).toHaveCount(0);
  expect(await findObstacles(page)).toEqual([]);
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish new version' }).click();
    await confirm(page, 'Publish this as a new version?', 'Publish new version');
  };
  await publish();
  await expect(page.getByText('Fill in: [somebody]', { exact: true })).toBeVisible();
  await text.fill('## Be careful\n\nAsk [us](mailto:us@shop.example).');
  await publish();
  await expect(page.getByText(/^Version 2 of /)).toBeVisible();
  await page.getByRole('link', { name: 'Show the page' }).click();
  await expect(page.getByRole('heading', { name: 'Be careful' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('rel', /nofollow/);
  await page.getByRole('link', { name: /^Version 1 of/ }).click();
  await expect(page.getByText('This is an earlier version.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Buying safely' })).toBeVisible();
});

test('a sign-up accepts the terms; changed terms are accepted by one press @long', async ({ browser }) => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'settee-terms-'));
  const server = await startServer({
    ...(await openShopVariables(folder)),
    DATA_DIR: joinPath(folder, 'data'),
    RATE_LIMITS: 'off',
  });
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const person = newPerson('Buyer', 'Tessa Terms');
  await open(page, '/signup');
  await expect(page.getByText(/By signing up you accept the terms \(version of .+\)/)).toBeVisible();
  await fillSignUp(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('/');
  const member = await actAs(person, server.origin);
  expect(await member.api.getTermsToAccept()).toEqual({});

  const admin = await actAs(people.admin, server.origin);
  const texts = { en: 'New rules', de: 'Neue Regeln', es: 'Nuevas reglas' };
  await admin.api.publishLegal({ params: { document: 'terms' }, body: { version: 1, ...texts } });
  await open(page, '/category');
  const notice = page.getByText(/^Our terms have changed\./);
  await expect(notice).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(notice).toHaveCount(0);
  expect(await member.api.getTermsToAccept()).toEqual({});
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true });
});
