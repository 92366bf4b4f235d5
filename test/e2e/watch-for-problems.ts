import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';
import { isOfStoppedServer } from '../support/server-process.ts';

/** Chromium warnings caused by a busy machine. */
const aboutTheMachine = /was preloaded using link preload but not used within a few seconds/;
/** Playwright's message when a story blocks the service worker (playwright.config.ts). */
const aboutTheTest = /Service Worker registration blocked by Playwright/;

/** Records console errors and warnings, uncaught exceptions and failed requests. */
export function watchForProblems() {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const noteConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    if (aboutTheMachine.test(message.text()) || aboutTheTest.test(message.text())) return;
    const { url, line, column } = message.location();
    if (isOfStoppedServer(url)) return;
    found.push(`console ${message.type()}: ${message.text()} (${url}:${line}:${column})`);
  };
  const noteRequest = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED' && !isOfStoppedServer(request.url()))
      found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  };
  const watchPage = (page: Page) => page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error}`));
  return {
    watch(context: BrowserContext) {
      context.on('console', noteConsole);
      context.on('requestfailed', noteRequest);
      context.on('page', watchPage);
      context.pages().forEach(watchPage);
    },
    /** Allows matching problems: Chromium logs every refused call. */
    allow: (pattern: RegExp) => {
      allowed.push(pattern);
    },
    unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
