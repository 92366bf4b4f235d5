import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { openShopVariables } from '../../../test/support/open-shop-variables.ts';

let market: Market;
let admin: Actor;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settee-legal-'));
  market = await openMarket({ env: { SHOP_EMAIL: 'hello@chairs.org' } });
  admin = await market.admin();
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
});

const params = (document: 'terms' | 'privacy' | 'imprint' | 'returns' | 'safety') => ({ params: { document } });
const filled = { en: '## Terms\n\nBe [kind](https://example.org).', de: '## AGB', es: '## Condiciones' };

async function publish(document: 'terms' | 'safety', texts: Partial<typeof filled> = {}) {
  const { version } = await admin.api.getLegalSource(params(document));
  return admin.call('publishLegal', { ...params(document), body: { version, ...filled, ...texts } });
}

it.each([
  ['brackets', '['.repeat(20_000), /marks such as/],
  ['emphasis', '*a_ '.repeat(5_000), /marks such as/],
  ['underlined headings', 'a\n-\n'.repeat(5_000), /lines of only/],
  ['quotes', '>'.repeat(20_000), /nested too deeply/],
])('the preview refuses %s that take long to read', async (_, text, message) => {
  const refused = await admin.call('previewLegal', { body: { text } });
  expect(refused).toMatchObject({ status: 422, body: { fields: { text: expect.stringMatching(message) } } });
});

describe('legal pages', () => {
  it('start with a text of the repository that names what to fill in', async () => {
    const pages = await market.stranger.api.listLegal();
    expect(pages.map(({ document, version }) => [document, version]).sort()).toEqual([
      ['imprint', 1],
      ['privacy', 1],
      ['returns', 1],
      ['safety', 1],
      ['terms', 1],
    ]);
    const missing = Object.fromEntries(pages.map(({ document, missing }) => [document, missing.length]));
    expect(missing).toEqual({ imprint: 3, privacy: 3, returns: 0, safety: 0, terms: 3 });
    const page = await market.stranger.api.getLegalPage({ ...params('terms'), query: { language: 'de' } });
    expect(page).toMatchObject({ filledIn: false, language: 'de', version: 1 });
    expect(JSON.stringify(page.blocks)).toContain('hello@chairs.org');
  });

  it('get new versions from admins; old ones stay readable, and the audit log says who did it', async () => {
    expect((await publish('terms')).status).toBe(201);
    const now = await market.stranger.api.getLegalPage(params('terms'));
    expect(now).toMatchObject({ version: 2, filledIn: true, versions: [{ version: 2 }, { version: 1 }] });
    expect(now.blocks[1]?.spans).toEqual([
      { text: 'Be ' },
      { text: 'kind', href: 'https://example.org' },
      { text: '.' },
    ]);
    const old = await market.stranger.api.getLegalPage({ ...params('terms'), query: { version: 1 } });
    expect(old).toMatchObject({ version: 1, filledIn: false });
    const [act] = (await admin.api.listActs({})).items;
    expect(act).toMatchObject({ action: 'publish_legal', after: { document: 'terms', version: 2 } });
  });

  it('refuse what is not filled in beside its language, and publish nothing when nothing changed', async () => {
    const refused = await publish('terms', { de: 'Wir sind [Name].' });
    expect(refused).toMatchObject({ status: 422, body: { fields: { de: 'Fill in: [Name]' } } });
    const { version } = await admin.api.getLegalSource(params('terms'));
    expect((await publish('terms')).status).toBe(201);
    expect((await admin.api.getLegalSource(params('terms'))).version).toBe(version);
  });

  it('are published by only one of two admins who edited the same version', async () => {
    const { version } = await admin.api.getLegalSource(params('safety'));
    const other = await market.admin();
    const answers = await Promise.all(
      [admin, other].map((one, index) =>
        one.call('publishLegal', { ...params('safety'), body: { version, ...filled, en: `Text ${index}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ version: 0 }, 'version'],
    [{ en: 'x'.repeat(30_001) }, 'en'],
    [{ en: 'Nul\u0000' }, 'en'],
    [{ en: '> '.repeat(100) }, 'en'],
    [{ es: 7 }, 'es'],
  ])('refuse %j beside its field', async (change, field) => {
    const answer = await admin.call('publishLegal', { ...params('terms'), body: { version: 1, ...filled, ...change } });
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([422, [field]]);
  });

  it('are not found under another name or version', async () => {
    expect((await market.stranger.fetch('/api/legal/cookies')).status).toBe(404);
    expect((await market.stranger.fetch('/api/legal/terms?version=99')).status).toBe(404);
  });
});

describe('the terms', () => {
  it('are accepted with the sign-up, version by version; a call without versions accepts none', async () => {
    const { version } = await admin.api.getLegalSource(params('terms'));
    const sign = (email: string, accepted?: object) =>
      sendCall(
        market.origin,
        'createUser',
        { body: { email, displayName: 'Ada', type: 'buyer', ...(accepted ? { accepted } : {}) } },
        market.identity.idToken({ email, displayName: 'Ada', emailVerified: true }),
      );
    expect(await sign('no@terms.test')).toMatchObject({ status: 201 });
    expect(await sign('yes@terms.test', { terms: version, privacy: 1 })).toMatchObject({ status: 201 });
    expect(await sign('odd@terms.test', { terms: 99, privacy: 1 })).toMatchObject({
      status: 422,
      body: { fields: { accepted: expect.any(String) } },
    });
    const rows = await market.sql(
      `select a.email, l.document, l.version from legal_acceptances l join accounts a on a.id = l.account_id
       where a.email like '%@terms.test' order by document`,
    );
    expect(rows).toEqual([
      { email: 'yes@terms.test', document: 'privacy', version: 1 },
      { email: 'yes@terms.test', document: 'terms', version },
    ]);
    expect(await market.sql(`select email from accounts where email = 'odd@terms.test'`)).toEqual([]);
  });

  it('are shown again when they change, until they are accepted, and stand in the export', async () => {
    const buyer = await market.buyer();
    await publish('terms', { en: `New rules ${Math.random()}` });
    const { toAccept } = await buyer.api.getTermsToAccept();
    expect(toAccept).toMatchObject({ version: expect.any(Number) });
    const version = toAccept?.version ?? 0;
    expect(await buyer.call('acceptTerms', { body: { version: 999 } })).toMatchObject({ status: 422 });
    for (const _ of ['first', 'again']) await buyer.api.acceptTerms({ body: { version } });
    expect(await buyer.api.getTermsToAccept()).toEqual({});
    const { body } = await sendCall(market.origin, 'exportAccount', {}, buyer.idToken);
    expect(body).toMatchObject({ acceptedTerms: [{ document: 'terms', version }] });
  });
});

describe('LEGAL_DIR', () => {
  it('gives the first texts', async () => {
    const other = await openMarket({ env: await openShopVariables(folder) });
    const pages = await other.stranger.api.listLegal();
    expect(pages.flatMap(({ missing }) => missing)).toEqual([]);
    await other.close();
  });
});
