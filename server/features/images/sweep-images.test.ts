import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImageFeature, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { inTransaction } from '../../database.ts';
import { claimImages } from './claim-images.ts';
import { sweepImages } from './sweep-images.ts';

let feature: ImageFeature;
beforeAll(async () => {
  feature = await startImageFeature();
});
afterAll(() => feature.stop());
beforeEach(() => feature.empty());

describe('pictures that no piece shows', () => {
  const age = () => feature.database.pool.query(`update images set created_at = now() - interval '25 hours'`);
  const list = async (owner: { id: string }, url: string) => {
    const id = crypto.randomUUID();
    await feature.database.pool.query(
      `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year)
       values ($1, $2, 'S', 'L', 'P', 'Chair', 'T', 5000, 'good', 'D', '2020')`,
      [id, owner.id],
    );
    await inTransaction(feature.database.db, async (tx) => {
      const [image_id = ''] = await claimImages(tx, owner.id, [url]);
      await tx.insertInto('listing_images').values({ listing_id: id, position: 0, image_id }).execute();
    });
  };

  it('go after a day, with their files; the shown, the new and those of somebody else stay', async () => {
    const [shown, unshown, shared] = await Promise.all(
      [pictures.jpeg(90, 60), pictures.jpeg(91, 60), pictures.jpeg(92, 60)].map(
        async (one) => (await feature.upload(await one)).data.url,
      ),
    );
    if (!shown || !unshown || !shared) throw new Error('no address');
    await list(feature.ada, shown);
    await feature.upload(await pictures.jpeg(92, 60), feature.ben);
    await list(feature.ben, shared);
    expect(await sweepImages(feature.services)).toBe(0);
    await age();
    const { data: fresh } = await feature.upload(await pictures.jpeg(93, 60));
    expect(await sweepImages(feature.services)).toBe(2);
    const statuses = await Promise.all(
      [shown, shared, fresh.url, unshown].map(async (url) => (await feature.fetchImage(url)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 404]);
  });

  it('stay for another day when they are sent again', async () => {
    const original = await pictures.jpeg(94, 60);
    await feature.upload(original);
    await age();
    const { data } = await feature.upload(original);
    expect(await sweepImages(feature.services)).toBe(0);
    expect((await feature.fetchImage(data.url)).status).toBe(200);
  });

  it('take uploads along that a killed process left behind', async () => {
    const left = join(feature.dataDir, 'uploads', 'left');
    await writeFile(left, 'half a photo');
    expect([await sweepImages(feature.services), await feature.spooled()]).toEqual([0, ['left']]);
    await utimes(left, 0, 0);
    expect([await sweepImages(feature.services), await feature.spooled()]).toEqual([0, []]);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://elsewhere.test/a.webp',
    '/images/demo/../x.webp',
    'javascript:alert(1)',
    '',
  ])('and %s can never be shown by one', async (url) => {
    await expect(claimImages(feature.database.db, feature.ada.id, [url])).rejects.toMatchObject({
      status: 422,
      fields: { image: expect.any(String) },
    });
  });

  it('nor can the upload of somebody else', async () => {
    const { data } = await feature.upload(await pictures.jpeg(95, 60), feature.ben);
    await expect(claimImages(feature.database.db, feature.ada.id, [data.url])).rejects.toMatchObject({ status: 422 });
    expect(await claimImages(feature.database.db, feature.ben.id, [data.url])).toHaveLength(1);
  });
});
