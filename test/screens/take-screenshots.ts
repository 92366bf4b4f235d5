// `npm run screenshots`: every screen at three widths in both themes.

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';
import type { Login } from '../e2e/fixtures.ts';
import { startServer } from '../support/server-process.ts';
import { readmeShots, shootForReadme } from './readme.ts';
import { openingDay, type Screen, screens, type Viewer } from './screens.ts';
import { inviteNewcomers, setStage } from './set-stage.ts';

const { values } = parseArgs({
  options: {
    /** Filters screens by name; several comma-separated. */
    only: { type: 'string', default: '' },
    to: { type: 'string', default: 'screenshots' },
    widths: { type: 'string', default: '390,820,1440' },
    themes: { type: 'string', default: 'light,dark' },
    readme: { type: 'boolean', default: false },
  },
});
const widths = values.readme ? readmeShots.map(({ width }) => width) : values.widths.split(',').map(Number);
const themes = values.themes.split(',') as Look['theme'][];
const looks = [...new Set(widths)].flatMap((width) => themes.map((theme) => ({ width, theme })));

const dataDir = await mkdtemp(join(tmpdir(), 'settee-screens-'));
const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const newcomers = await inviteNewcomers(server.origin);
try {
  await mkdir(values.to, { recursive: true });
  await takeAll(openingDay);
  await setStage(server.origin);
  await takeAll(screens);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

type Look = { width: number; theme: 'light' | 'dark' };

async function takeAll(list: readonly Screen[]): Promise<void> {
  for (const look of looks) {
    const chosen = list.filter((screen) => isWanted(screen, look));
    for (const viewer of new Set(chosen.map((screen) => screen.viewer)))
      await take(
        look,
        viewer,
        chosen.filter((screen) => screen.viewer === viewer),
      );
  }
}

function isWanted({ name }: Screen, { width, theme }: Look): boolean {
  if (!values.only.split(',').some((part) => name.includes(part))) return false;
  if (!values.readme) return true;
  return readmeShots.some((shot) => shot.screen === name && shot.width === width && shot.theme === theme);
}

async function take({ width, theme }: Look, viewer: Viewer, list: readonly Screen[]): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width, height: width < 600 ? 844 : values.readme ? 800 : 1000 },
    deviceScaleFactor: values.readme ? 2 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  if (viewer !== 'stranger') await logIn(page, loginOf(viewer));
  for (const { name, path, act, undo } of list) {
    await page.goto(path);
    await settle(page);
    if (act) {
      await act(page);
      await settle(page);
    }
    await scrollThrough(page);
    if (values.readme) await shootForReadme(page, { screen: name, width, theme });
    else await page.screenshot({ path: join(values.to, `${name}-${width}-${theme}.png`), fullPage: true });
    process.stdout.write(`${name} at ${width} px, ${theme}\n`);
    await undo?.(page);
  }
  await context.close();
}

function loginOf(viewer: Exclude<Viewer, 'stranger'>): Login {
  return viewer === 'new-buyer' || viewer === 'new-seller'
    ? newcomers[viewer]
    : { email: `${viewer}@settee.test`, password: 'settee-demo' };
}

async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
}

/** Members have an open event stream, so their network is never idle. */
async function expectNoSkeleton(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[class*=animate-pulse]') === null);
}

async function settle(page: Page): Promise<void> {
  await expectNoSkeleton(page);
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' });
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    scrollTo(0, 0);
  });
  await expectNoSkeleton(page);
  await page.evaluate(async () => {
    const arrived = async (image: HTMLImageElement) =>
      image.complete ||
      new Promise((resolve) => {
        image.addEventListener('load', resolve);
        image.addEventListener('error', resolve);
      });
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const drawn = shown.map((image) => arrived(image).then(() => image.decode().catch(() => undefined)));
    // A picture that the page no longer wants never arrives.
    await Promise.race([Promise.all(drawn), new Promise((resolve) => setTimeout(resolve, 10_000))]);
    // A full-page screenshot repaints and does not wait for asynchronous decoding.
    for (const image of document.images) image.decoding = 'sync';
  });
}
