import { expect, type FrameLocator, type Page } from '@playwright/test';

export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  hasNoMoney: '4000 0000 0000 9995',
  asksWhoPays: '4000 0025 0000 3155',
};

const english = { number: 'Card number', expiry: /^Expir(y|ation) date/, cvc: 'CVC', pay: /^Pay\b/ };

type Options = {
  /** The frame of the fields, if any. */
  fields?: Page | FrameLocator;
  labels?: Record<keyof typeof english, string | RegExp>;
};

/** Enters a card and presses Pay. */
export async function payWith(
  page: Page,
  number: string,
  { fields = page, labels = english }: Options = {},
): Promise<void> {
  await fields.getByLabel(labels.number).fill(number);
  await fields.getByLabel(labels.expiry).fill('12 / 39');
  await fields.getByLabel(labels.cvc).fill('123');
  const pay = page.getByRole('button', { name: labels.pay });
  await expect(pay).toBeEnabled();
  await pay.click();
}

export async function answerBank(page: Page, answer: 'Complete authentication' | 'Fail authentication'): Promise<void> {
  await page.frameLocator('iframe[title="Confirm it’s you"]').getByRole('button', { name: answer }).click();
}
