import type { Locator } from '@playwright/test';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { actAsAdmin, join } from './members.ts';

/** In whole pixels. */
const edgesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );

test('the filters of an admin list stand below their labels, in even lines @long', async ({ page }) => {
  await logIn(page, people.admin);
  const choices = page
    .getByRole('main')
    .getByRole('combobox')
    .and(page.locator('[name=state], [name=kind], [name=reason], [name=returns]'));
  for (const path of ['cases', 'sales', 'listings'])
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/dashboard/admin/${path}`);
      await expect(choices.first()).toBeVisible();
      const fields = await edgesOf(choices);
      const ids = await choices.evaluateAll((all) => all.map(({ id }) => id));
      const labels = await Promise.all(ids.map((id) => edgesOf(page.locator(`label[for="${id}"]`))));
      for (const [i, field] of fields.entries()) {
        expect(labels[i]?.[0]?.left, `${path} at ${width}`).toBe(field.left);
        expect(labels[i]?.[0]?.bottom, `${path} at ${width}`).toBeLessThanOrEqual(field.top);
      }
      const lines = Map.groupBy(fields, ({ top }) => top);
      if (width === 1024) expect(lines.size, path).toBe(1);
      else expect(new Set([...lines.values()].map((line) => line.at(-1)?.right)).size, path).toBe(1);
    }
});

test('a badge follows even a short name @long', async ({ page }) => {
  const seller = await join('Seller', 'Bo');
  const { api } = await actAsAdmin();
  const { _id: id } = await api.getUser({ params: { email: seller.email } });
  await api.verifySeller({ params: { id } });
  await logIn(page, people.admin);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, `/dashboard/admin/all-seller/seller?q=${encodeURIComponent(seller.email)}`);
  const [name] = await edgesOf(page.getByRole('link', { name: 'Bo', exact: true }));
  const [badge] = await edgesOf(page.getByRole('img', { name: 'Verified seller' }));
  expect((badge?.left ?? 0) - (name?.right ?? 0)).toBeLessThan(12);
});

test('names, labels and actions of two cards in a line are aligned @long', async ({ page }) => {
  await logIn(page, people.admin);
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, '/dashboard/admin/sales');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const rows = page.locator('tbody tr').filter({ has: page.getByRole('button', { name: /^Refund/ }) });
  const cards = await edgesOf(rows);
  const buttons = await edgesOf(rows.getByRole('button', { name: /^Refund/ }));
  const lines = Map.groupBy(buttons, (_, i) => cards[i]?.top);
  const shared = [...lines.values()].filter(({ length }) => length > 1);
  expect(shared.length).toBeGreaterThan(0);
  for (const line of shared) expect(new Set(line.map(({ bottom }) => bottom)).size).toBe(1);
  const names = await edgesOf(rows.getByRole('rowheader').locator('> :first-child'));
  for (const [i, { left }] of names.entries()) expect(left - (cards[i]?.left ?? 0)).toBeLessThan(24);
});

test('each entry of the contents of Settings leads to its section @long', async ({ page }) => {
  await logIn(page, people.admin);
  await open(page, '/dashboard/admin/settings');
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(entries).toHaveCount(10);
  for (const entry of await entries.all()) {
    const title = (await entry.textContent()) ?? '';
    await entry.click();
    await expect(page.getByRole('region', { name: title, exact: true }).getByRole('heading').first()).toBeInViewport();
    await expect(page).toHaveURL(/#\w+$/);
  }
});
