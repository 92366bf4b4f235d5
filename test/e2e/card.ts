import { expect, type FrameLocator, type Page } from '@playwright/test';

export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  hasNoMoney: '4000 0000 0000 9995',
  asksWhoPays: '4000 0025 0000 3155',
};

/** Enters a card and presses Pay. @param fields their frame, if any */
export async function payWith(page: Page, number: string, fields: Page | FrameLocator = page): Promise<void> {
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel(/^Expir(y|ation) date/).fill('12 / 39');
  await fields.getByLabel('CVC').fill('123');
  const pay = page.getByRole('button', { name: /^Pay\b/ });
  await expect(pay).toBeEnabled();
  await pay.click();
}

export async function answerBank(page: Page, answer: 'Complete authentication' | 'Fail authentication'): Promise<void> {
  await page.frameLocator('iframe[title="Confirm it’s you"]').getByRole('button', { name: answer }).click();
}
