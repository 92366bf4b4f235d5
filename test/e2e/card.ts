import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The test cards of design §2. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  hasNoMoney: '4000 0000 0000 9995',
  asksWhoPays: '4000 0025 0000 3155',
};

/** Types a card on the payment page, and presses Pay once that is possible. @param fields the frame they are in, if any */
export async function payWith(page: Page, number: string, fields: Page | FrameLocator = page): Promise<void> {
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel(/^Expir(y|ation) date/).fill('12 / 39');
  await fields.getByLabel('CVC').fill('123');
  const pay = page.getByRole('button', { name: /^Pay\b/ });
  await expect(pay).toBeEnabled();
  await pay.click();
}

/** What the bank asks before it pays, in its frame. */
export async function answerBank(page: Page, answer: 'Complete authentication' | 'Fail authentication'): Promise<void> {
  await page.frameLocator('iframe[title="Confirm it’s you"]').getByRole('button', { name: answer }).click();
}
