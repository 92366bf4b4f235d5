import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileMailer } from '../adapters/file-mailer.ts';
import { mailRoutes } from './mail-page.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'settee-mails-'));
  const mailer = createFileMailer(dir);
  await mailer.send({ to: 'ada@example.test', subject: 'For Ada', text: 'Hello' });
  await mailer.send({ to: 'bo+1@example.test', subject: 'For Bo', text: '<b>Hello</b>' });
});
afterAll(() => rm(dir, { recursive: true }));

const read = async (query = '') => (await mailRoutes(dir).request(`/${query}`)).text();

it('shows all mail, the newest first, as text', async () => {
  const page = await read();
  expect(page.indexOf('For Bo')).toBeGreaterThan(0);
  expect(page.indexOf('For Ada')).toBeGreaterThan(page.indexOf('For Bo'));
  expect(page).toContain('&lt;b&gt;Hello');
});

it('shows the mail of one person to who asks for that', async () => {
  const page = await read(`?to=${encodeURIComponent('bo+1@example.test')}`);
  expect(page).toContain('For Bo');
  expect(page).not.toContain('For Ada');
  expect(await read('?to=nobody@example.test')).toContain('Nothing has been sent yet.');
});
