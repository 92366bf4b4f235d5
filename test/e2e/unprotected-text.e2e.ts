import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { scriptPayloads } from '../support/script-payloads.ts';
import { listenForCanary } from './canary.ts';
import { expect, test } from './fixtures.ts';

// A recorder would wait for pages that a text keeps busy for ever.
test.use({ trace: 'off', screenshot: 'off' });

const PER_STORY = 26;
const payloads = scriptPayloads(Number(process.env.XSS_PAYLOADS ?? 7));

type Careless = (text: string) => string;

/** How sites came to take a text for more than text. */
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

/** Looks at a page without any protection, and touches what can be touched. */
async function visitCareless(context: BrowserContext, html: string): Promise<void> {
  // A page of its own: what the text before has set in motion may still lead its page elsewhere.
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
    // The page may be on its way elsewhere already.
    .catch(() => undefined);
  await page.waitForTimeout(30);
  await page.close();
}

/** Whether a text does anything on a careless page. One that keeps its page busy for ever is given up, browser and all. */
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
  test(`what would be a script is one where nothing is in its way, from ${first + 1} on`, async ({ playwright }, {
    project,
  }) => {
    test.setTimeout(600_000);
    // A browser of their own: what they do to it, no other story meets. Some keep it busy for ever, so it is killed.
    const server = await playwright.chromium.launchServer(project.use.launchOptions);
    const browser = await playwright.chromium.connect(server.wsEndpoint());
    const gone = new Promise((resolve) => browser.once('disconnected', resolve));
    const texts = payloads.slice(first, first + PER_STORY);
    let ran = 0;
    for (const text of texts) if (await runsSomewhere(browser, text)) ran += 1;
    await server.kill();
    await gone;
    // Some are for other browsers and other frameworks.
    expect(ran).toBeGreaterThan(texts.length / 3);
  });
