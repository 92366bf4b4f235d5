import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { createServices } from '../../app/create-services.ts';
import { sweepImages } from '../images/sweep-images.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

type Home = Awaited<ReturnType<Actor['api']['getHomePage']>>;
const change = async (edit: (home: Home) => void, by = admin) => {
  const home = await by.api.getHomePage();
  edit(home);
  return by.call('changeHomePage', { body: home });
};
const send = async (by: Actor, width: number): Promise<string> => {
  const body = formOf(['image', await pictures.jpeg(width, 60)]);
  return (await (await by.fetch('/api/images', { method: 'POST', body })).json()).data.url;
};
const shown = () => market.services.shop.profile().home;

// beyond the spec: An admin sets texts, photos and sets of the home page: GET and PUT /settings/home, `/dashboard/admin/settings`
it('the home page has our own texts until an admin saves, and then those of each language', async () => {
  expect(await admin.api.getHomePage()).toMatchObject({
    version: 0,
    heroPicture: '',
    sets: ['sofa', 'bed', 'dressing-table'].map((category) => ({ category, hidden: false, picture: '' })),
    texts: { en: { welcome: '' }, de: { sets: [{ title: '' }, {}, {}] } },
  });
  expect(shown()).toEqual({});
  const saved = await change(({ texts }) => {
    texts.de.welcome = ' Möbel\taus Köln ';
    if (texts.de.sets[1]) texts.de.sets[1].title = '<b>Betten</b> \u202e& mehr';
  });
  expect(saved).toMatchObject({ status: 200, body: { version: 1, texts: { de: { welcome: 'Möbel aus Köln' } } } });
  expect(shown()).toEqual({ de: { welcome: 'Möbel aus Köln', sets: [{}, { title: '<b>Betten</b> & mehr' }, {}] } });
  await change(({ texts }) => {
    texts.de.welcome = '';
    if (texts.de.sets[1]) texts.de.sets[1].title = '';
  });
  expect(shown()).toEqual({});
});

it('the home page shows a set of another category with its photo, and none that is hidden', async () => {
  await change(({ sets: [first, second] }) => {
    if (first) first.category = 'chair';
    if (second) second.hidden = true;
  });
  const sets = [{ slug: 'chair', picture: '/images/demo/category-chair.webp' }, { slug: '' }, {}];
  expect(shown()).toEqual({ en: { sets }, de: { sets }, es: { sets } });
  await change(({ sets: [first, second] }) => {
    if (first) first.category = 'sofa';
    if (second) second.hidden = false;
  });
});

it('the sweep keeps the photos of the home page while they are shown, in every language', async () => {
  const [hero, bed] = [await send(admin, 301), await send(admin, 302)];
  await change((home) => {
    home.heroPicture = hero;
    if (home.sets[1]) home.sets[1].picture = bed;
  });
  await market.sql(`update images set created_at = now() - interval '25 hours'`);
  expect(await sweepImages(market.services)).toBe(0);
  expect(shown().es).toEqual({ hero, sets: [{}, { picture: bed }, {}] });
  await change((home) => {
    home.heroPicture = '';
  });
  expect(await sweepImages(market.services)).toBe(1);
  expect(shown().es).toEqual({ sets: [{}, { picture: bed }, {}] });
});

it.each<[field: string, edit: (home: Home, foreign: string) => void]>([
  ['texts.de.welcome', ({ texts }) => Object.assign(texts.de, { welcome: 'x'.repeat(81) })],
  ['texts.en.lede', ({ texts }) => Object.assign(texts.en, { lede: 'x'.repeat(301) })],
  ['texts.es.sets.2.link', ({ texts }) => Object.assign(texts.es.sets[2] ?? {}, { link: 'x'.repeat(61) })],
  ['texts.en.sets.0.title', ({ texts }) => Object.assign(texts.en.sets[0] ?? {}, { title: 'Nul\u0000' })],
  ['sets.1.category', ({ sets }) => Object.assign(sets[1] ?? {}, { category: '__proto__' })],
  ['sets.1.picture', ({ sets }, foreign) => Object.assign(sets[1] ?? {}, { picture: foreign })],
  ['heroPicture', (home) => Object.assign(home, { heroPicture: 'https://elsewhere.example/a.jpg' })],
  ['sets', ({ sets }) => sets.pop()],
])('refuses %s beside its field', async (field, edit) => {
  const foreign = await send(await market.seller(), 303);
  const { version } = await admin.api.getHomePage();
  const { status, body } = await change((home) => edit(home, foreign));
  expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, [field]]);
  expect((await admin.api.getHomePage()).version).toBe(version);
});

it('one of two admins who looked at the same version saves, with an entry in the audit log', async () => {
  const other = await market.admin();
  const { texts, ...seen } = await admin.api.getHomePage();
  const save = (by: Actor, welcome: string) =>
    by.call('changeHomePage', { body: { ...seen, texts: { ...texts, en: { ...texts.en, welcome } } } });
  const answers = await Promise.all([save(admin, 'Hello'), save(other, 'Good day')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  expect(await admin.api.getHomePage()).toEqual(saved);
  expect(saved).toMatchObject({ version: seen.version + 1 });
  const [act] = (await admin.api.listActs({})).items;
  expect(act).toMatchObject({
    action: 'change_home_page',
    before: { homePage: 'texts.en.welcome: ' },
    after: { homePage: expect.stringMatching(/^texts\.en\.welcome: (Hello|Good day)$/) },
  });
});

it('another process shows what was saved in the first', async () => {
  const database = await openTestDatabase();
  const first = await openMarket({ overrides: { database } });
  const second = await createServices(first.services.config, { database, log: first.services.log });
  let told = 0;
  second.catalogue.onChange(() => {
    told += 1;
  });
  const boss = await first.admin();
  await change(({ texts }) => {
    texts.en.lede = 'Sofas of our street.';
  }, boss);
  await expect.poll(() => second.shop.profile().home.en?.lede).toBe('Sofas of our street.');
  await expect.poll(() => told).toBeGreaterThan(0);
  await second.jobs.stop();
  await second.catalogue.stop();
  await first.close();
});
