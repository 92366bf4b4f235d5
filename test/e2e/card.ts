import { expect, type Page } from '@playwright/test';

/** The test cards of design §2. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  hasNoMoney: '4000 0000 0000 9995',
  asksWhoPays: '4000 0025 0000 3155',
};

/** Types a card on the payment page, and presses Pay once that is possible. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 39');
  await page.getByLabel('CVC').fill('123');
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toBeEnabled();
  await pay.click();
}

/** What the bank asks before it pays, in its frame. */
export async function answerBank(page: Page, answer: 'Complete authentication' | 'Fail authentication'): Promise<void> {
  await page.frameLocator('iframe[title="Confirm that it is you"]').getByRole('button', { name: answer }).click();
}
