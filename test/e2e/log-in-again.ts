import type { Locator, Page } from '@playwright/test';

/** Returns the login form, or the first link to it, that a page shows after the session ended: each part that fails has one. */
export function askToLogIn(page: Page): Locator {
  const main = page.getByRole('main');
  return main
    .getByRole('link', { name: /^Log ?in/i })
    .or(main.getByRole('heading', { level: 1, name: 'Login' }))
    .first();
}
