import { test as base, expect, type Page } from '@playwright/test';
import { listenForMessages, said } from './said.ts';
import { watchForProblems } from './watch-for-problems.ts';

type Story = {
  /** Names a problem that belongs to this story, such as `/status of 409/` where a piece is sold. */
  allowProblem(pattern: RegExp): void;
  /** Opens a browser for one more person in the story. */
  anotherBrowser(): Promise<Page>;
};

/** A browser story. Any problem that it does not name fails it, even when everything looks right. */
export const test = base.extend<Story & { problems: ReturnType<typeof watchForProblems> }>({
  problems: async ({ context }, use) => {
    const problems = watchForProblems();
    problems.watch(context);
    await listenForMessages(context);
    await use(problems);
    expect(problems.unexpected(), 'problems that the story does not expect').toEqual([]);
  },
  allowProblem: [({ problems }, use) => use(problems.allow), { auto: true }],
  anotherBrowser: async ({ browser, problems }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      problems.watch(context);
      await listenForMessages(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Who is there from the start (design §2). */
export const people = {
  buyer: { email: 'buyer@settee.test', password: 'settee-demo' },
  seller: { email: 'seller@settee.test', password: 'settee-demo' },
  admin: { email: 'admin@settee.test', password: 'settee-demo' },
};

export type Login = { email: string; password: string };
export type Person = Login & { name: string; type: 'Buyer' | 'Seller' };

/** Somebody who has never been here, under an e-mail of their own. */
export function newPerson(type: Person['type'], name = `New ${type}`): Person {
  return { name, type, email: `${crypto.randomUUID()}@stories.test`, password: 'a long enough password' };
}

/** Opens a page and waits until React has taken its HTML over: a story is faster than any person. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await becomesAlive(page);
}

/** Waits until React has taken over the page that the browser is loading. */
export async function becomesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/**
 * Gives a page the session of a person, and opens where that person wants to be. The way over the login page has
 * stories of its own; here it would take most of their time.
 */
export async function logIn(page: Page, { email, password }: Login, to = '/'): Promise<void> {
  // A quiet address of the shop's own, for its storage. The page before it must not see its session change.
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

/** Logs in as a person would, by the form, and comes to where that person was going. */
export async function logInByForm(page: Page, { email, password }: Login, to = '/'): Promise<void> {
  await open(page, `/login?${new URLSearchParams({ from: to })}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await said(page, 'Login successful');
  await page.waitForURL(to);
}

/** Fills in who somebody is, on the page for signing up. */
export async function fillSignUp(page: Page, { name, email, password, type }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Account type').selectOption(type);
}

/** Signs somebody up, as a person would. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await open(page, '/signup');
  await fillSignUp(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await said(page, 'User created successfully');
  await page.waitForURL('/');
}
