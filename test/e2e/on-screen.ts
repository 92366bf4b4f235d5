import { expect, type Locator, type Page } from '@playwright/test';

/** The card of a piece in a list. */
export const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** The row of a table that names something. */
export const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** Says yes to the question that stands before an act (spec §8). */
export async function confirm(page: Page, question: string, word: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: word, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A text is red, as spec §2 and §8 want errors to be. */
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
