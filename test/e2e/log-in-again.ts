import type { Locator, Page } from '@playwright/test';

/**
 * Where a page asks its person to log in again: the login itself, when the session ended before the page came, or a
 * link to it on the page that was open.
 */
export function askToLogIn(page: Page): Locator {
  const main = page.getByRole('main');
  return main.getByRole('link', { name: /^Log ?in/i }).or(main.getByRole('heading', { level: 1, name: 'Login' }));
}
