import { basename } from 'node:path';
import { z } from 'zod';
import type { ImageHost } from '../ports/image-host.ts';
import { pictureStoreFailure } from './picture-store-failure.ts';

const answer = z.object({ success: z.literal(true), data: z.object({ url: z.url() }) });
const ANSWER_MS = 20_000;

/**
 * Stores only the main size, at imgbb's URL. `remove` does nothing at imgbb, which has no delete call.
 * @param apiUrl upload URL, for tests
 */
export function createImgbbImageHost({
  key,
  apiUrl = 'https://api.imgbb.com/1/upload',
}: {
  key: string;
  apiUrl?: string;
}): ImageHost {
  return {
    kind: 'imgbb',
    origin: 'https://i.ibb.co',
    async put([main]) {
      if (!main) throw new Error('A picture has at least one file.');
      const form = new FormData();
      const name = basename(main.name);
      form.set('key', key);
      form.set('image', new Blob([new Uint8Array(main.bytes)], { type: main.contentType }), name);
      try {
        const response = await fetch(apiUrl, { method: 'POST', body: form, signal: AbortSignal.timeout(ANSWER_MS) });
        const body: unknown = await response.json();
        const parsed = answer.safeParse(body);
        if (!response.ok || !parsed.success)
          throw new Error(`imgbb answered ${response.status}: ${JSON.stringify(body).slice(0, 300)}`);
        return { url: parsed.data.data.url };
      } catch (error) {
        throw pictureStoreFailure(error);
      }
    },
    async remove() {},
  };
}
