import { chromium } from '@playwright/test';
import { findChromium } from '../tools/find-chromium.mjs';

const KILOBYTE = 1024;
const MEGABIT = 1_000_000 / 8;
/** A mid-range phone on Lighthouse's slow 4G, with a CPU four times as slow. */
const phone = { latency: 150, downloadThroughput: 1.6 * MEGABIT, uploadThroughput: 0.75 * MEGABIT, slower: 4 };

/** Follows the first visit to a page on a slow phone, until nothing more is fetched. @param {string} url */
async function visit(url) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    const { slower, ...network } = phone;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const kinds = new Map();
    /** @type {Record<string, number>} */
    const bytes = { Script: 0, Stylesheet: 0, Document: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.addInitScript(() => {
      const seen = { lcp: 0, cls: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.lcp = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.cls += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return { bytes, ...(await page.evaluate(() => Reflect.get(window, 'seen'))) };
  } finally {
    await browser.close();
  }
}

/**
 * Measures a first visit on a slow phone. Bytes are exact; the time is the best of some visits, because other load only
 * adds to it.
 * @param {string} origin @param {{ rounds: number }} effort
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* firstVisit(origin, { rounds }) {
  const visits = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(`${origin}/`));
  const { Script = 0, Stylesheet = 0, Document = 0 } = visits[0]?.bytes ?? {};
  /** @param {string} what @param {number} bytes @param {number} budget */
  const weight = (what, bytes, budget) => ({
    what: `first visit: ${what}`,
    yardstick: `${budget} KB`,
    measured: `${(bytes / KILOBYTE).toFixed(1)} KB`,
    ratio: bytes / KILOBYTE / budget,
    budget: 1,
    atMost: true,
    exact: /** @type {const} */ (true),
  });
  yield weight('script', Script, 123);
  yield weight('style', Stylesheet, 15);
  yield weight('page, script and style', Script + Stylesheet + Document, 150);
  const lcp = Math.min(...visits.map((seen) => seen.lcp));
  const cls = Math.max(...visits.map((seen) => seen.cls));
  yield {
    what: 'first visit: largest picture or text (LCP)',
    yardstick: '1.8 s',
    measured: `${(lcp / 1000).toFixed(2)} s`,
    ratio: lcp / 1800,
    budget: 1,
    atMost: true,
  };
  yield {
    what: 'first visit: what moves meanwhile (CLS)',
    yardstick: '0.02',
    measured: cls.toFixed(3),
    ratio: cls / 0.02,
    budget: 1,
    atMost: true,
  };
}
