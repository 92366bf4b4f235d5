import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './test/support/free-port.ts';
import { findChromium } from './tools/find-chromium.mjs';

// This file is read by the runner and again by each worker; the first reading decides for all.
const first = process.env.E2E_DATA_DIR === undefined;
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'settee-e2e-'));
const port = process.env.E2E_PORT ?? String(await freePort());
if (first) process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, { E2E_DATA_DIR: dataDir, E2E_PORT: port });

const origin = `http://127.0.0.1:${port}`;
const desktop = { width: 1440, height: 900 };

/** All stories, and each at both widths; without it, those that each landing waits for (docs/decisions/0077-a-landing-runs-each-rule-once.md). */
const all = process.env.TESTS === 'all';

/** Browser stories on the production build, in the machine's own Chromium. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: Math.min(8, Math.max(4, availableParallelism())),
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: origin,
    viewport: desktop,
    // Without a limit the whole story waits for a control that never appears.
    actionTimeout: 180_000,
    reducedMotion: 'reduce',
    // What a worker fetches, a story cannot hold up or refuse; the story of reading offline lets it in.
    serviceWorkers: 'block',
    // The first run records nothing but the last picture of a story that fails; the second try, alone, records a trace
    // (tools/run-stage.mjs). For its snapshots the recorder would fetch what a page shows from blob: addresses, which the
    // page's policy refuses.
    trace: { mode: process.env.E2E_TRACE ? 'retain-on-failure' : 'off', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: desktop }, grepInvert: all ? /@phone/ : /@phone|@long/ },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: all ? /@phone|@everywhere/ : /@phone/,
      grepInvert: all ? [] : /@long/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${origin}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // Stories come from one address within minutes; limits have tests of their own.
    env: {
      PORT: port,
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      // New sellers are paid at once.
      PAYOUT_ACCOUNT_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
  },
});
