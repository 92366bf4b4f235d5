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
  // A link with a token, or a subject, would widen the page.
  expect(page).toMatch(/<style>[^<]*body\{[^}]*overflow-wrap:anywhere/);
});

it('shows the HTML of a mail on a page where no script runs', async () => {
  const link = /href="\/sandbox\/mail\/([0-9a-f-]+)"/.exec(await read())?.[1] ?? '';
  const answer = await mailRoutes(dir).request(`/${link}`);
  expect(await answer.text()).toBe('<p>Hello, Bo</p>');
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
  for (const missing of ['/0-0', '/..%2f..%2fsecret'])
    expect((await mailRoutes(dir).request(missing)).status).toBe(404);
});

it('shows the pictures of a mail, also where the shop is open under another name', async () => {
  const html =
    '<img alt="" src="http://localhost:3000/images/demo/sofa-800.jpg"><img src="https://cdn.test/images/a.jpg">';
  const own = await mkdtemp(join(tmpdir(), 'settee-mails-'));
  await createFileMailer(own).send({
    to: 'bo@example.test',
    subject: 'Sofa',
    text: '',
    html,
    replyTo: 'ada@example.test',
  });
  const list = await (await mailRoutes(own).request('/')).text();
  expect(list).toContain('answers to ada@example.test');
  const answer = await mailRoutes(own).request(`/${/mail\/([0-9a-f-]+)"/.exec(list)?.[1]}`);
  expect(await answer.text()).toBe(
    '<img alt="" src="/images/demo/sofa-800.jpg"><img src="https://cdn.test/images/a.jpg">',
  );
  // A page of no origin would be refused pictures that are for this one.
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/sandbox allow-same-origin/);
  await rm(own, { recursive: true });
});

it('shows the mail of one person on request', async () => {
  const page = await read(`?to=${encodeURIComponent('bo+1@example.test')}`);
  expect(page).toContain('For Bo');
  expect(page).not.toContain('For Ada');
  expect(await read('?to=nobody@example.test')).toContain('Nothing has been sent yet.');
});
