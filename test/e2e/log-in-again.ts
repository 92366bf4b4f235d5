import type { Locator, Page } from '@playwright/test';

/** Returns the login form or link that a page shows after the session ended. */
export function askToLogIn(page: Page): Locator {
  const main = page.getByRole('main');
  return main.getByRole('link', { name: /^Log ?in/i }).or(main.getByRole('heading', { level: 1, name: 'Login' }));
}
