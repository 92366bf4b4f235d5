import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { filledInShop } from '../../../test/support/filled-in-shop.ts';
import { formOf } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { takeDownPicture } from '../admin/take-down-picture.ts';
import { sweepImages } from '../images/sweep-images.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const send = async (by: Actor, width: number): Promise<string> => {
  const body = formOf(['image', await pictures.jpeg(width, 60)]);
  return (await (await by.fetch('/api/images', { method: 'POST', body })).json()).data.url;
};
const save = async (changed: Partial<typeof filledInShop>) => {
  const { version, ...now } = await admin.api.getShopSettings();
  return admin.call('changeShopSettings', { body: { ...now, email: filledInShop.email, ...changed, version } });
};
const sweep = async () => {
  await market.sql(`update images set created_at = now() - interval '25 hours'`);
  return sweepImages(market.services);
};
const status = async (path: string) => (await market.stranger.fetch(path)).status;

// beyond the spec: An admin sets the shop's name, contact, pictures, accent and languages: GET and PUT /settings/shop, `/dashboard/admin/settings`; every page, mail, feed, manifest and share picture uses them
it('a logo and a share picture are kept by the sweep while the shop shows them, and go a day after they are removed', async () => {
  const [logo, sharePicture] = [await send(admin, 201), await send(admin, 202)];
  expect((await save({ logo, sharePicture })).body).toMatchObject({ logo, sharePicture });
  expect(await sweep()).toBe(0);
  expect([await status(logo), await status(sharePicture)]).toEqual([200, 200]);
  expect((await save({ logo: '' })).body).toMatchObject({ logo: '', sharePicture });
  expect(await sweep()).toBe(1);
  expect([await status(logo), await status(sharePicture)]).toEqual([404, 200]);
});

it('another admin saves other settings without losing the logo', async () => {
  const logo = await send(admin, 203);
  await save({ logo });
  const other = await market.admin();
  const now = await other.api.getShopSettings();
  const saved = await other.api.changeShopSettings({ body: { ...now, name: 'Third Story' } });
  expect(saved).toMatchObject({ logo, name: 'Third Story' });
});

it.each(['logo', 'sharePicture'] as const)(
  'a %s that the admin did not upload is refused beside the field',
  async (field) => {
    const foreign = await send(await market.seller(), 204);
    for (const address of [foreign, 'https://elsewhere.example/logo.png', '/images/demo/hero.webp']) {
      const { status: code, body } = await save({ [field]: address });
      expect([code, body]).toEqual([422, expect.objectContaining({ fields: { [field]: expect.any(String) } })]);
    }
  },
);

it('a drawing that could hold scripts is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
  const answer = await admin.fetch('/api/images', { method: 'POST', body: formOf(['image', svg]) });
  expect(answer.status).toBe(415);
});

it('the logo is the icon of an installed shop, until there is none', async () => {
  await save({ logo: await send(admin, 205) });
  const { icons } = JSON.parse(await (await market.stranger.fetch('/manifest.webmanifest')).text());
  for (const { src, sizes } of icons as { src: string; sizes: string }[]) {
    const answer = await market.stranger.fetch(src);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const [{ src }] = icons;
  const tab = await market.stranger.fetch('/shop-icon/64');
  expect([tab.status, tab.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect(await status('/shop-icon/7-abc.png')).toBe(404);
  await save({ logo: '' });
  expect(await status(src)).toBe(404);
  const plain = JSON.parse(await (await market.stranger.fetch('/manifest.webmanifest')).text());
  expect(plain.icons[0].src).toBe('/icon-192.png');
});

it('a logo that is taken down leaves the shop', async () => {
  const logo = await send(admin, 206);
  await save({ logo });
  await takeDownPicture(market.services, logo);
  await expect.poll(async () => (await admin.api.getShopSettings()).logo).toBe('');
  expect(market.services.shop.profile().logo).toBeNull();
});
