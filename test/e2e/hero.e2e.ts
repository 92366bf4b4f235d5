import { expect, open, test } from './fixtures.ts';

test('the hero’s heading stands beside its photo, in every language and desktop width @long', async ({ page }) => {
  for (const language of ['en', 'de', 'es'])
    for (const width of [1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `/?lang=${language}`);
      const [text, photo] = await page.evaluate(() => {
        const heading = document.querySelector('main h1');
        const range = document.createRange();
        if (heading) range.selectNodeContents(heading);
        const right = Math.max(...[...range.getClientRects()].map((line) => line.right));
        return [right, heading?.closest('section')?.querySelector('img')?.getBoundingClientRect().left ?? 0];
      });
      expect(text, `${language} at ${width}: the end of the text`).toBeLessThanOrEqual((photo ?? 0) - 16);
    }
});
