import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureUrl } from '../../../shared/domain/picture.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { formOf, post } from '../../../test/support/image-feature.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { maintainPictures } from '../../app/jobs/periodic-jobs.ts';
import { uploadImage } from '../images/upload-image.ts';
import { takeDownPicture } from './take-down-picture.ts';

let market: Market;
let width = 100;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const photo = () => pictures.jpeg(width++, 60);
const send = async (by: Actor, bytes: Buffer) => {
  const answer = await by.fetch('/api/images', { method: 'POST', body: formOf(['image', bytes]) });
  const { data, code, fields } = await answer.json();
  return { status: answer.status, url: String(data?.url), code, fields };
};
const refused = { status: 422, code: 'image_refused', fields: { image: expect.stringContaining('taken down') } };
const hashOf = (url: string) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
const filesOf = (url: string) =>
  PICTURE_WIDTHS.flatMap((size) => [pictureUrl(url, size, 'webp'), pictureUrl(url, size, 'jpg')]);
const served = async (url: string) =>
  new Set(await Promise.all(filesOf(url).map(async (one) => (await market.stranger.fetch(one)).status)));
const takeDown = (named: string) => takeDownPicture(market.services, named);

describe('taking a picture down', () => {
  it('hides it everywhere, keeps all else, and is recorded', async () => {
    const [bytes, seller, other, buyer] = [
      await photo(),
      await market.seller(),
      await market.seller(),
      await market.buyer(),
    ];
    const { url } = await send(seller, bytes);
    await send(other, bytes);
    const kept = (await send(seller, await photo())).url;
    const two = await market.listing({ seller, image: url, images: [url, kept] });
    const one = await market.listing({ seller: other, image: url });
    const sold = await market.listing({ seller, image: url });
    await market.buy(buyer, sold);
    await buyer.api.addWish({ body: { previousId: one.id } });
    const list = () => market.stranger.fetch('/api/furniture-available').then((answer) => answer.text());
    expect(await list()).toContain(url);

    expect(await takeDown(`https://shop.test${pictureUrl(url, 320)}`)).toEqual({
      hash: hashOf(url),
      people: 2,
      listings: 3,
      elsewhere: [],
    });

    // A running shop looks every second for what a command has changed.
    await expect.poll(list, { timeout: 120_000 }).not.toContain(url);
    const show = (id: string) => market.stranger.api.getListing({ params: { id } });
    expect(await show(two.id)).toMatchObject({ image: kept, images: [{ url: kept }] });
    expect(await show(one.id)).toMatchObject({ image: '', images: [] });
    expect(await buyer.api.getWish({ params: { id: one.id } })).toMatchObject({ image: '' });
    const history = await buyer.api.listPaid({ params: { email: buyer.email } });
    expect(history.items).toMatchObject([{ previousId: sold.id, image: '', price: '120' }]);
    const receipt = await buyer.fetch(`/api/receipt/${history.items[0]?._id}`);
    expect(await receipt.text()).not.toContain(hashOf(url));
    expect([await served(url), await served(kept)]).toEqual([new Set([404]), new Set([200])]);
    expect(
      await market.sql(
        `select target_id, actor_id, before, after from audit_log where action = 'take_down_picture' order by before->'listings'`,
      ),
    ).toEqual([
      { target_id: other.id, actor_id: null, before: { listings: 1 }, after: { picture: hashOf(url), listings: 0 } },
      { target_id: seller.id, actor_id: null, before: { listings: 2 }, after: { picture: hashOf(url), listings: 0 } },
    ]);
  });

  it('refuses the same bytes from then on, and every file that gives the same picture', async () => {
    const [bytes, seller] = [await photo(), await market.seller()];
    const { url } = await send(seller, bytes);
    await takeDown(hashOf(url).toUpperCase());
    expect(await send(seller, bytes)).toMatchObject(refused);
    expect(await send(await market.seller(), Buffer.concat([bytes, Buffer.from('a tail')]))).toMatchObject(refused);
    expect(await send(seller, await photo())).toMatchObject({ status: 201 });
    await expect(market.listing({ seller, image: url })).rejects.toMatchObject({ status: 422 });
    expect(await served(url)).toEqual(new Set([404]));
    expect(await takeDown(url)).toMatchObject({ people: 0, listings: 0 });
  });

  it('refuses a file by its hash alone, before any upload', async () => {
    const bytes = await photo();
    const hash = createHash('sha256').update(bytes).digest('hex');
    await takeDown(hash);
    expect(await send(await market.seller(), bytes)).toMatchObject(refused);
    expect(
      await market.sql('select actor_id, after from audit_log where target_id is null order by at desc limit 1'),
    ).toEqual([{ actor_id: null, after: { picture: hash } }]);
    expect(await market.sql(`select count(*)::int as uploads from images where url = ''`)).toEqual([{ uploads: 0 }]);
  });

  it('finds what an earlier encoder made of the same file', async () => {
    const [bytes, seller] = [await photo(), await market.seller()];
    const { url } = await send(seller, bytes);
    const earlier = 'e'.repeat(64);
    await market.sql(
      `insert into images (id, owner_id, hash, original_hash, url, files, width, height, bytes)
       select gen_random_uuid(), owner_id, $2, original_hash, '/images/earlier.webp', '[]', 1, 1, 1 from images where url = $1`,
      [url, earlier],
    );
    await market.listing({ seller, image: '/images/earlier.webp' });
    expect(await takeDown(url)).toMatchObject({ people: 1, listings: 1 });
    expect(await market.sql('select id from images where hash = $1', [earlier])).toEqual([]);
  });

  it('refuses an upload of it that had already begun', async () => {
    const [bytes, seller] = [await photo(), await market.seller()];
    const { imageHost } = market.services;
    let url = '';
    const slow = {
      ...imageHost,
      put: async (files: Parameters<typeof imageHost.put>[0]) => {
        ({ url } = await imageHost.put(files));
        await takeDown(url);
        return imageHost.put(files);
      },
    };
    const upload = uploadImage({ ...market.services, imageHost: slow }, seller, post(formOf(['image', bytes])));
    await expect(upload).rejects.toMatchObject({ code: 'image_refused' });
    expect(await served(url)).toEqual(new Set([404]));
  });

  it('removes it again when a copy of the pictures was brought back', async () => {
    const [bytes, seller] = [await photo(), await market.seller()];
    const { url } = await send(seller, bytes);
    const copy = await Promise.all(
      filesOf(url).map(async (one) => ({
        name: one.replace('/images/', ''),
        contentType: 'image/webp' as const,
        bytes: Buffer.from(await (await market.stranger.fetch(one)).arrayBuffer()),
      })),
    );
    await takeDown(url);
    await market.services.imageHost.put(copy);
    expect(await served(url)).toEqual(new Set([200]));
    await market.sql(`update taken_down set cleared_at = now() - interval '25 hours'`);
    await maintainPictures(market.services);
    expect(await served(url)).toEqual(new Set([404]));
  });

  it('names the host that still shows it, and rejects an unknown name', async () => {
    const seller = await market.seller();
    const url = 'https://i.ibb.test/abc/sofa.webp';
    await market.sql(
      `insert into images (id, owner_id, hash, url, files, width, height, bytes) values (gen_random_uuid(), $1, $2, $3, '["a"]', 1, 1, 1)`,
      [seller.id, 'd'.repeat(64), url],
    );
    const imageHost = { ...market.services.imageHost, kind: 'imgbb' as const };
    expect(await takeDownPicture({ ...market.services, imageHost }, ` ${url}`)).toMatchObject({ elsewhere: [url] });
    for (const named of ['https://i.ibb.test/abc/table.webp', 'abc', `${'a'.repeat(65)}`])
      await expect(takeDown(named)).rejects.toThrow('names no picture');
  });
});
