import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ImageFeature, startImageFeature } from '../../../test/support/image-feature.ts';
import * as pictures from '../../../test/support/pictures.ts';
import { maintainPictures } from '../../app/jobs/periodic-jobs.ts';
import { readBacklog } from '../../platform/observability/metrics-store.ts';
import { type VerifiedPicture, verifyPictures } from './verify-pictures.ts';

let feature: ImageFeature;
beforeAll(async () => {
  feature = await startImageFeature();
});
afterAll(() => feature.stop());
beforeEach(() => feature.empty());

const byHash = (one: { hash: string }, other: { hash: string }) => one.hash.localeCompare(other.hash);
const verify = async (hours = 0, services = feature.services): Promise<VerifiedPicture[]> => {
  const found: VerifiedPicture[] = [];
  for await (const picture of verifyPictures(services, hours)) found.push(picture);
  return found.sort(byHash);
};
const hashOf = (url: string) => /[0-9a-f]{64}/.exec(url)?.[0] ?? '';
const fileAt = (name: string) => join(feature.dataDir, 'images', name.replace('/images/', ''));
const problems = () =>
  feature.database.pool
    .query('select hash, problem from images where problem is not null')
    .then(({ rows }) => rows as { hash: string; problem: string }[]);

describe('verifying stored pictures', () => {
  it('confirms intact pictures, each once a day', async () => {
    const [one, two] = [await feature.upload(await pictures.jpeg()), await feature.upload(await pictures.png())];
    const whole = [one, two].map(({ data }) => ({ hash: hashOf(data.url), problem: null, missing: [] })).sort(byHash);
    expect(await verify(24)).toEqual(whole);
    expect(await verify(24)).toEqual([]);
    expect(await verify()).toEqual(whole);
    await feature.database.pool.query(`update images set verified_at = now() - interval '25 hours' where hash = $1`, [
      hashOf(two.data.url),
    ]);
    expect(await verify(24)).toEqual(whole.filter(({ hash }) => hash === hashOf(two.data.url)));
  });

  it('finds a byte that changed and a file that is gone, and writes it down until it is mended', async () => {
    const original = await pictures.jpeg(100, 60);
    const [{ data: changed }, { data: robbed }] = [
      await feature.upload(original),
      await feature.upload(await pictures.jpeg(101, 60)),
    ];
    const path = fileAt(changed.url);
    const bytes = Buffer.from(await (await feature.fetchImage(changed.url)).arrayBuffer());
    bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
    await writeFile(path, bytes);
    const gone = robbed.url.replace('1600.webp', '320.jpg');
    await rm(fileAt(gone));
    const broken = [
      { hash: hashOf(changed.url), problem: 'changed', missing: [] },
      { hash: hashOf(robbed.url), problem: 'missing', missing: [gone.replace('/images/', '')] },
    ];
    expect(await verify()).toEqual(broken.toSorted(byHash));
    expect(await problems()).toEqual(expect.arrayContaining(broken.map(({ hash, problem }) => ({ hash, problem }))));
    expect(await readBacklog(feature.database.db)).toMatchObject({ pictures_broken: 2 });
    // A repeated upload repairs a damaged picture.
    await feature.upload(original, feature.ben);
    expect((await verify()).filter(({ problem }) => problem)).toEqual(broken.slice(1));
    expect(await problems()).toHaveLength(1);
  });

  it('alerts in the log, and stops when the process stops', async () => {
    const urls = [await pictures.jpeg(102, 60), await pictures.jpeg(103, 60)].map(
      async (one) => (await feature.upload(one)).data.url,
    );
    for (const url of await Promise.all(urls)) await rm(fileAt(url));
    const lines: object[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    await maintainPictures({ ...feature.services, log, stopping: () => true });
    const alert = {
      alert: true,
      msg: 'a stored picture is missing or changed',
      problem: 'missing',
      missing: [expect.any(String)],
    };
    expect(lines).toMatchObject([alert]);
    await maintainPictures({ ...feature.services, log, stopping: () => false });
    expect(lines).toMatchObject([alert, alert]);
  });

  it('reports no problem while the store does not answer, and continues with other pictures', async () => {
    const urls = [await feature.upload(await pictures.jpeg()), await feature.upload(await pictures.png())];
    const imageHost = { ...feature.services.imageHost, read: () => Promise.reject(new Error('no answer')) };
    await expect(verify(24, { ...feature.services, imageHost })).rejects.toThrow('no answer');
    expect(await problems()).toEqual([]);
    expect(await verify(24)).toHaveLength(urls.length - 1);
  });

  it('reports no picture that is removed meanwhile, or that is stored elsewhere', async () => {
    await feature.upload(await pictures.jpeg());
    const sweeping = {
      ...feature.services.imageHost,
      read: async () => {
        await feature.empty();
        return undefined;
      },
    };
    expect(await verify(0, { ...feature.services, imageHost: sweeping })).toEqual([]);
    await feature.upload(await pictures.jpeg());
    const { read: _, ...elsewhere } = feature.services.imageHost;
    expect(await verify(0, { ...feature.services, imageHost: elsewhere })).toEqual([]);
  });
});
