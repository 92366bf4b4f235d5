import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Theme = 'light' | 'dark';
type Shot = { screen: string; width: number; theme: Theme };

const desk = 1280;
const phone = 390;

export const readmeShots: readonly Shot[] = [
  { screen: 'home', width: desk, theme: 'light' },
  { screen: 'collection', width: desk, theme: 'light' },
  { screen: 'listing', width: desk, theme: 'dark' },
  { screen: 'listing-window', width: desk, theme: 'light' },
  { screen: 'my-products', width: desk, theme: 'light' },
  { screen: 'overview', width: desk, theme: 'dark' },
  { screen: 'search', width: phone, theme: 'light' },
  { screen: 'payment-typed', width: phone, theme: 'light' },
  { screen: 'add-product-filled', width: phone, theme: 'light' },
  { screen: 'my-orders', width: phone, theme: 'dark' },
  { screen: 'conversation-held', width: phone, theme: 'light' },
  { screen: 'handover-buyer', width: phone, theme: 'light' },
  { screen: 'earnings', width: desk, theme: 'light' },
  { screen: 'offer-form', width: phone, theme: 'light' },
  { screen: 'handover-code', width: phone, theme: 'dark' },
];

const MOST_BYTES = 60_000;
/** Pixel width, for high-density display in the README. */
const across = (width: number) => (width === phone ? 560 : 1120);

export async function shootForReadme(page: Page, { screen, width }: Shot): Promise<void> {
  const png = await page.screenshot();
  const resized = await sharp(png)
    .resize({ width: across(width) })
    .png()
    .toBuffer();
  let quality = 86;
  let webp: Buffer;
  do {
    webp = await sharp(resized).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    quality -= 4;
  } while (webp.length > MOST_BYTES && quality > 30);
  await writeFile(`docs/screenshots/${screen}.webp`, webp);
}
