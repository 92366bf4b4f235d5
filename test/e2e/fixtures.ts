import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { expectToast, recordToasts } from './expect-toast.ts';
import { watchForProblems } from './watch-for-problems.ts';

type Story = {
  allowProblem(pattern: RegExp): void;
  /** Opens another browser. */
  anotherBrowser(): Promise<Page>;
};

/** A browser test that fails on any problem it does not allow. */
export const test = base.extend<Story & { problems: ReturnType<typeof watchForProblems> }>({
  problems: async ({ context }, use, testInfo) => {
    const problems = watchForProblems();
    problems.watch(context);
    await recordToasts(context);
    await use(problems);
    if (testInfo.status !== testInfo.expectedStatus) await describePages(context);
    expect(problems.unexpected(), 'problems that the story does not expect').toEqual([]);
  },
  allowProblem: [({ problems }, use) => use(problems.allow), { auto: true }],
  anotherBrowser: async ({ browser, problems }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      problems.watch(context);
      await recordToasts(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Prints what each page shows: after a run elsewhere, its output is all there is. */
async function describePages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 20_000 }).catch(String);
    process.stdout.write(`${page.url()}\n${shown.slice(0, 6_000)}\n`);
  }
}

/** Demo accounts. */
export const people = {
  buyer: { email: 'buyer@settee.test', password: 'settee-demo' },
  seller: { email: 'seller@settee.test', password: 'settee-demo' },
  admin: { email: 'admin@settee.test', password: 'settee-demo' },
};

export type Login = { email: string; password: string };
export type Person = Login & { name: string; type: 'Buyer' | 'Seller' };

/** Returns a new person with a unique email. */
export function newPerson(type: Person['type'], name = `New ${type}`): Person {
  return { name, type, email: `${crypto.randomUUID()}@stories.test`, password: 'a long enough password' };
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await overlaysEnded(page);
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until an overlay that has closed took its entry of the history back, which would abort the next navigation. */
async function overlaysEnded(page: Page): Promise<void> {
  const ended = () => document.querySelector('[role$="dialog"]') || !window.history.state?.overlays?.length;
  // One that is still open may stay so.
  await page.waitForFunction(ended, undefined, { timeout: 3_000 }).catch(() => undefined);
}

/** Waits for hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Signs in by API and local storage, which is faster than the form. */
export async function logIn(page: Page, { email, password }: Login, to = '/'): Promise<void> {
  // A page without scripts on our origin, for its storage.
  await page.goto('/robots.txt');
  const { request } = page.context();
  const signedIn = await request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect(signedIn.status(), `${email} signs in`).toBe(200);
  const { token: proof } = await (await request.get('/api/auth/token')).json();
  const issued = await request.post('/api/jwt', { data: { email }, headers: { Authorization: `Bearer ${proof}` } });
  const { token } = await issued.json();
  await page.evaluate(
    ([token, email]) => {
      localStorage.setItem('token-email', email);
      localStorage.setItem('token', token);
    },
    [token, email] as const,
  );
  await open(page, to);
}

export async function logInByForm(page: Page, { email, password }: Login, to = '/'): Promise<void> {
  await open(page, `/login?${new URLSearchParams({ from: to })}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login successful');
  await page.waitForURL(to);
}

export async function fillSignUp(page: Page, { name, email, password, type }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Account type').selectOption(type);
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await open(page, '/signup');
  await fillSignUp(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, 'User created successfully');
  await page.waitForURL('/');
}
