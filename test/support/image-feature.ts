import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskImageHost } from '../../server/adapters/disk-image-host.ts';
import { createImagePipeline } from '../../server/adapters/image-pipeline.ts';
import { claimImages } from '../../server/features/images/claim-images.ts';
import type { ImageServices } from '../../server/features/images/image-services.ts';
import { serveImage } from '../../server/features/images/serve-image.ts';
import { uploadImage } from '../../server/features/images/upload-image.ts';
import { inTransaction } from '../../server/platform/db/database.ts';
import { openTestDatabase } from './database.ts';

type Part = [field: string, content: Buffer | string, name?: string, type?: string];

export function formOf(...parts: Part[]): FormData {
  const form = new FormData();
  for (const [field, content, name = 'photo.jpg', type = 'image/jpeg'] of parts)
    if (typeof content === 'string') form.append(field, content);
    else form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  return form;
}

export const post = (body: BodyInit, headers?: Record<string, string>) =>
  new Request('http://settee.test/api/images', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** Starts real upload, storage and serving on an empty database with two sellers. */
export async function startImageFeature() {
  const dataDir = await mkdtemp(join(tmpdir(), 'settee-images-'));
  const database = await openTestDatabase();
  const services: ImageServices = {
    db: database.db,
    config: { dataDir, rateLimits: true },
    imageHost: createDiskImageHost(join(dataDir, 'images')),
    imagePipeline: createImagePipeline(),
  };
  const addSeller = async () => {
    const id = crypto.randomUUID();
    const email = `${id}@settee.test`;
    const row = { id, issuer: 'test', subject: id, email, display_name: 'Seller', type: 'seller' as const };
    await database.db.insertInto('accounts').values(row).execute();
    return { id };
  };
  const ada = await addSeller();
  const ben = await addSeller();
  return {
    services,
    database,
    dataDir,
    ada,
    ben,
    upload: (photo: Buffer, owner = ada) => uploadImage(services, owner, post(formOf(['image', photo]))),
    fetchImage: (path: string, init?: RequestInit, demoFolder?: string) =>
      serveImage(services.imageHost, path, new Request(new URL(path, 'http://settee.test/'), init), {
        folder: demoFolder,
      }),
    imagesOf: ({ id }: { id: string }) =>
      database.db.selectFrom('images').selectAll().where('owner_id', '=', id).execute(),
    async list(owner: { id: string }, url: string) {
      const id = crypto.randomUUID();
      await database.pool.query(
        `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year)
         values ($1, $2, 'S', 'L', 'P', 'Chair', 'T', 5000, 'good', 'D', '2020')`,
        [id, owner.id],
      );
      await inTransaction(database.db, async (tx) => {
        const [image_id = ''] = await claimImages(tx, owner.id, [url]);
        await tx.insertInto('listing_images').values({ listing_id: id, position: 0, image_id }).execute();
      });
    },
    spooled: () => readdir(join(dataDir, 'uploads')),
    async empty() {
      await database.db.deleteFrom('listing_images').execute();
      await database.db.deleteFrom('images').execute();
    },
    async stop() {
      await services.imagePipeline.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type ImageFeature = Awaited<ReturnType<typeof startImageFeature>>;
