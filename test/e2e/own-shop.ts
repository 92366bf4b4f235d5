import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Page } from '@playwright/test';
import type { Env } from '../../server/app/env.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import { expect, type Login, open } from './fixtures.ts';
import { actAs, confirmEmail, join } from './members.ts';

/** Runs an empty Settee with only an admin. @param settings other than the usual ones */
export async function withOwnShop(
  use: (origin: string, admin: Login) => Promise<void>,
  settings: Env = {},
): Promise<void> {
  const folder = await mkdtemp(joinPath(tmpdir(), 'settee-own-'));
  const env = { DATA_DIR: folder, PORT: String(await freePort()), SEED: 'none', RATE_LIMITS: 'off', ...settings };
  const first = await startServer(env);
  const admin = await joinConfirmed(first.origin);
  await first.stop();
  const promoted = spawn(process.execPath, ['server/commands/make-admin.ts', admin.email], {
    env: { ...process.env, ...env },
  });
  expect(await once(promoted, 'exit')).toEqual([0, null]);
  const server = await startServer(env);
  await use(server.origin, admin);
  await server.stop();
  await rm(folder, { recursive: true });
}

export async function joinConfirmed(origin: string): Promise<Login> {
  const person = await join('Seller', 'Ada Whitlock', origin);
  await confirmEmail(person, origin);
  const login = { email: person.email, password: person.password };
  await actAs(login, origin);
  return login;
}

export async function logInAt(page: Page, origin: string, { email, password }: Login, to: string): Promise<void> {
  await open(page, `${origin}/login?${new URLSearchParams({ from: to })}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(origin + to);
}

const foreign = /settee|portland/i;

/** Expects no name of the software or its demo in text, accessible names or head. */
export async function expectOwnWords(page: Page, path: string): Promise<void> {
  await expect(page.locator('body'), path).not.toContainText(foreign, { useInnerText: true });
  const unseen = await page.evaluate(() => {
    const names = ['alt', 'aria-label', 'placeholder', 'title', 'content'];
    const said = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((one) =>
      names.map((name) => one.getAttribute(name) ?? ''),
    );
    const facts = [...document.querySelectorAll('title, script[type="application/ld+json"]')];
    return [...said, ...facts.map(({ textContent }) => textContent ?? '')].filter((one) => !one.includes('/share/'));
  });
  expect(unseen.join('\n'), path).not.toMatch(foreign);
}
