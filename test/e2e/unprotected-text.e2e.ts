import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { scriptPayloads } from '../support/script-payloads.ts';
import { listenForCanary } from './canary.ts';
import { expect, test } from './fixtures.ts';

// Recording would wait for pages that a payload blocks forever.
test.use({ trace: 'off', screenshot: 'off' });

const PER_STORY = 26;
const payloads = scriptPayloads(Number(process.env.XSS_PAYLOADS ?? 7));

type Careless = (text: string) => string;

const carelessPages: [Careless, ...Careless[]] = [
  (text) => `<p>${text}</p>`,
  (text) => `<input title="${text}">`,
  (text) => `<input title='${text}'>`,
  (text) => `<input title=${text}>`,
  (text) => `<a href="${text}">link</a>`,
  (text) => `<style>p{color:${text}}</style><p>styled</p>`,
  (text) => `<script>const said = "${text}"</script>`,
  (text) => `<script>const said = '${text}'</script>`,
  (text) => `<script>const said = \`${text}\`</script>`,
];

async function visitCareless(context: BrowserContext, html: string): Promise<void> {
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'commit' });
  await page.waitForTimeout(30);
  await page
    .evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        for (const event of ['mouseover', 'mouseenter', 'pointerenter'])
          element.dispatchEvent(new MouseEvent(event, { bubbles: true }));
        if (element.matches('a, button, input[type=submit], p')) element.click();
      }
    })
    .catch(() => undefined);
  await page.waitForTimeout(30);
  await page.close();
}

/** Returns whether a payload runs on a vulnerable page. */
async function runsSomewhere(browser: Browser, text: string): Promise<boolean> {
  const context = await browser.newContext();
  const heard = await listenForCanary(context);
  const visit = async (careless: Careless) => {
    await Promise.race([visitCareless(context, careless(text)).catch(() => undefined), sleep(10_000)]);
  };
  const [usual, ...others] = carelessPages;
  await visit(usual);
  if (heard.length === 0) await Promise.all(others.map(visit));
  void context.close().catch(() => undefined);
  return heard.length > 0;
}

for (let first = 0; first < payloads.length; first += PER_STORY)
  test(`what would be a script is one where nothing is in its way, from ${first + 1} on @long`, async ({ playwright }, {
    project,
  }) => {
    test.setTimeout(600_000);
    // A separate browser, so that no other story is affected; killed if blocked.
    const server = await playwright.chromium.launchServer(project.use.launchOptions);
    const browser = await playwright.chromium.connect(server.wsEndpoint());
    const gone = new Promise((resolve) => browser.once('disconnected', resolve));
    const texts = payloads.slice(first, first + PER_STORY);
    let ran = 0;
    for (const text of texts) if (await runsSomewhere(browser, text)) ran += 1;
    await server.kill();
    await gone;
    expect(ran).toBeGreaterThan(texts.length / 3);
  });
