import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileMailer } from '../adapters/file-mailer.ts';
import { mailRoutes } from './mail-page.ts';

/** More than one a millisecond, so that the order cannot come right by luck. */
const SUBJECTS = Array.from({ length: 20 }, (_, i) => `Mail ${i}.`);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'settee-mails-'));
  const mailer = createFileMailer(dir);
  for (const subject of SUBJECTS) await mailer.send({ to: 'cy@example.test', subject, text: 'Hello' });
  await mailer.send({ to: 'ada@example.test', subject: 'For Ada', text: 'Hello' });
  await mailer.send({ to: 'bo+1@example.test', subject: 'For Bo', text: '<b>Hello</b>' });
});
afterAll(() => rm(dir, { recursive: true }));

const read = async (query = '') => (await mailRoutes(dir).request(`/${query}`)).text();

it('shows all mail, the newest first, as text', async () => {
  const page = await read();
  const shown = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject);
  expect(shown).toEqual(['For Bo', 'For Ada', ...SUBJECTS.toReversed()]);
  expect(page).toContain('&lt;b&gt;Hello');
});

it('shows the mail of one person to who asks for that', async () => {
  const page = await read(`?to=${encodeURIComponent('bo+1@example.test')}`);
  expect(page).toContain('For Bo');
  expect(page).not.toContain('For Ada');
  expect(await read('?to=nobody@example.test')).toContain('Nothing has been sent yet.');
});
