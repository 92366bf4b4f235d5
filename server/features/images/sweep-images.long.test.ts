import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImageFeature, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { claimImages } from './claim-images.ts';
import { sweepImages } from './sweep-images.ts';

let feature: ImageFeature;
beforeAll(async () => {
  feature = await startImageFeature();
});
afterAll(() => feature.stop());
beforeEach(() => feature.empty());

describe('pictures that no listing shows', () => {
  const age = () => feature.database.pool.query(`update images set created_at = now() - interval '25 hours'`);

  it('go after a day, with their files; the shown, the new and those of somebody else stay', async () => {
    const [shown, unshown, shared] = await Promise.all(
      [pictures.jpeg(90, 60), pictures.jpeg(91, 60), pictures.jpeg(92, 60)].map(
        async (one) => (await feature.upload(await one)).data.url,
      ),
    );
    if (!shown || !unshown || !shared) throw new Error('no address');
    await feature.list(feature.ada, shown);
    await feature.upload(await pictures.jpeg(92, 60), feature.ben);
    await feature.list(feature.ben, shared);
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

  it('are removed without a lock, and an upload of the same picture meanwhile is kept', async () => {
    const original = await pictures.jpeg(96, 60);
    const { data } = await feature.upload(original);
    await age();
    let again: ReturnType<typeof feature.upload> | undefined;
    const remove = async (names: readonly string[]) => {
      const { rows } = await feature.database.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      expect(rows).toEqual([]);
      again = feature.upload(original, feature.ben);
      await sleep(300);
      await feature.services.imageHost.remove(names);
    };
    const imageHost = { ...feature.services.imageHost, remove };
    expect(await sweepImages({ ...feature.services, imageHost })).toBe(1);
    expect((await again)?.data.url).toBe(data.url);
    expect((await feature.fetchImage(data.url)).status).toBe(200);
  });

  it('are tried again when the store did not answer, unless somebody has sent them meanwhile', async () => {
    const [one, other] = [await pictures.jpeg(97, 60), await pictures.jpeg(98, 60)];
    const urls = [(await feature.upload(one)).data.url, (await feature.upload(other)).data.url];
    await age();
    const imageHost = { ...feature.services.imageHost, remove: () => Promise.reject(new Error('no such store')) };
    await expect(sweepImages({ ...feature.services, imageHost })).rejects.toThrow('no such store');
    await feature.database.pool.query(`update picture_removals set leased_until = now()`);
    await feature.upload(one);
    await sweepImages(feature.services);
    const statuses = await Promise.all(urls.map(async (url) => (await feature.fetchImage(url)).status));
    expect(statuses).toEqual([200, 404]);
    const { rows } = await feature.database.pool.query('select 1 from picture_removals');
    expect(rows).toEqual([]);
  });

  it('are removed together with the uploads that a killed process left behind', async () => {
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
  ])('reject %s as the picture of a listing', async (url) => {
    await expect(
      inTransaction(feature.database.db, (tx) => claimImages(tx, feature.ada.id, [url])),
    ).rejects.toMatchObject({
      status: 422,
      fields: { image: { message: expect.any(String) } },
    });
  });

  it('reject the upload of somebody else', async () => {
    const { data } = await feature.upload(await pictures.jpeg(95, 60), feature.ben);
    await expect(
      inTransaction(feature.database.db, (tx) => claimImages(tx, feature.ada.id, [data.url])),
    ).rejects.toMatchObject({ status: 422 });
    expect(await inTransaction(feature.database.db, (tx) => claimImages(tx, feature.ben.id, [data.url]))).toHaveLength(
      1,
    );
  });
});
