import { expect, type Locator, type Page } from '@playwright/test';

export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** The row of what is still there; Undo may stand in the place of a removed one. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ hasText: name, hasNot: page.locator('[data-undo]') });

/** Confirms the dialog before an action (spec §8). */
export async function confirm(page: Page, question: string, word: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: word, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Expects red text, as spec §2 and §8 require for errors. */
export async function expectRed(text: Locator): Promise<void> {
  const rgb = await text.evaluate(
    (element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [],
  );
  const [red = 0, green = 255, blue = 255] = rgb;
  expect(red, `red in rgb(${rgb})`).toBeGreaterThan(2 * Math.max(green, blue));
}

/** Chooses an action of the menu beside a row's main button. */
export async function chooseInMenu(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^More/ }).click();
  await row.page().getByRole('menuitem', { name: action, exact: true }).click();
}
