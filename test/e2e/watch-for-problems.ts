import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

/** What Chromium says of a machine that is busy with other things, rather than of the page. */
const aboutTheMachine = /was preloaded using link preload but not used within a few seconds/;
/** What Playwright says where a story keeps the service worker out (playwright.config.ts). */
const aboutTheTest = /Service Worker registration blocked by Playwright/;

/**
 * Notes everything that goes wrong in the browsers of a story, whether or not a person would see it: console errors and
 * warnings (refusals by the content security policy among them), uncaught exceptions, requests without an answer.
 */
export function watchForProblems() {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const noteConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning', 'assert'].includes(message.type())) return;
    if (aboutTheMachine.test(message.text()) || aboutTheTest.test(message.text())) return;
    const { url, line, column } = message.location();
    found.push(`console ${message.type()}: ${message.text()} (${url}:${line}:${column})`);
  };
  const noteRequest = (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page gives its unfinished requests up; that is no failure.
    if (reason !== 'net::ERR_ABORTED') found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  };
  const watchPage = (page: Page) => page.on('pageerror', (error) => found.push(`uncaught: ${error.stack ?? error}`));
  return {
    watch(context: BrowserContext) {
      context.on('console', noteConsole);
      context.on('requestfailed', noteRequest);
      context.on('page', watchPage);
      context.pages().forEach(watchPage);
    },
    /** Lets a story have problems that match: a refused call shows in Chromium's console, however well it is handled. */
    allow: (pattern: RegExp) => {
      allowed.push(pattern);
    },
    unexpected: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
