import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileMailer } from '../../adapters/file-mailer.ts';
import { mailRoutes } from './mail-page.ts';

/** More than one per millisecond, so that the order is not accidental. */
const SUBJECTS = Array.from({ length: 20 }, (_, i) => `Mail ${i}.`);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'settee-mails-'));
  const mailer = createFileMailer(dir);
  for (const subject of SUBJECTS) await mailer.send({ to: 'cy@example.test', subject, text: 'Hello' });
  await mailer.send({ to: 'ada@example.test', subject: 'For Ada', text: 'Hello' });
  await mailer.send({ to: 'bo+1@example.test', subject: 'For Bo', text: '<b>Hello</b>', html: '<p>Hello, Bo</p>' });
});
afterAll(() => rm(dir, { recursive: true }));

const read = async (query = '') => (await mailRoutes(dir).request(`/${query}`)).text();

it('shows all mail, the newest first, as text', async () => {
  const page = await read();
  const shown = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject);
  expect(shown).toEqual(['For Bo', 'For Ada', ...SUBJECTS.toReversed()]);
  expect(page).toContain('&lt;b&gt;Hello');
});

it('shows the HTML of a mail on a page where no script runs', async () => {
  const link = /href="\/sandbox\/mail\/([0-9a-f-]+)"/.exec(await read())?.[1] ?? '';
  const answer = await mailRoutes(dir).request(`/${link}`);
  expect(await answer.text()).toBe('<p>Hello, Bo</p>');
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
  for (const missing of ['/0-0', '/..%2f..%2fsecret'])
    expect((await mailRoutes(dir).request(missing)).status).toBe(404);
});

it('shows the mail of one person on request', async () => {
  const page = await read(`?to=${encodeURIComponent('bo+1@example.test')}`);
  expect(page).toContain('For Bo');
  expect(page).not.toContain('For Ada');
  expect(await read('?to=nobody@example.test')).toContain('Nothing has been sent yet.');
});
