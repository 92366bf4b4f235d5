// What `npm run screenshots` runs: every screen of the demo at three widths, by day and by night, as files to look at.

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';
import { startServer } from '../support/server-process.ts';
import { type Screen, screens, type Viewer } from './screens.ts';

const { values } = parseArgs({
  options: {
    /** Only screens whose name holds this. */
    only: { type: 'string', default: '' },
    to: { type: 'string', default: 'screenshots' },
    widths: { type: 'string', default: '390,820,1440' },
    themes: { type: 'string', default: 'light,dark' },
  },
});
const widths = values.widths.split(',').map(Number);
const themes = values.themes.split(',') as ('light' | 'dark')[];
const wanted = screens.filter(({ name }) => name.includes(values.only));
const viewers = [...new Set(wanted.map(({ viewer }) => viewer))];

const dataDir = await mkdtemp(join(tmpdir(), 'settee-screens-'));
const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await mkdir(values.to, { recursive: true });
  for (const width of widths)
    for (const theme of themes)
      for (const viewer of viewers)
        await take(
          browser,
          { width, theme, viewer },
          wanted.filter((screen) => screen.viewer === viewer),
        );
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Look = { width: number; theme: 'light' | 'dark'; viewer: Viewer };

async function take(from: Browser, { width, theme, viewer }: Look, list: Screen[]): Promise<void> {
  const context = await from.newContext({
    baseURL: server.origin,
    viewport: { width, height: width < 600 ? 844 : 1000 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  if (viewer !== 'stranger') await logIn(page, viewer);
  for (const { name, path, act } of list) {
    await page.goto(path);
    await settle(page);
    if (act) {
      await act(page);
      await settle(page);
    }
    await scrollThrough(page);
    await page.screenshot({ path: join(values.to, `${name}-${width}-${theme}.png`), fullPage: true });
    process.stdout.write(`${name} at ${width} px, ${theme}\n`);
  }
  await context.close();
}

async function logIn(page: Page, viewer: Viewer): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(`${viewer}@settee.test`);
  await page.getByLabel('Password', { exact: true }).fill('settee-demo');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
}

/** Nothing is asked for any more, and nothing says that it is loading. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' });
}

/** Pictures further down load when they come near; a person who reads the page sees them all. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
