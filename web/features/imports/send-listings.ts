import type { ImportCheck, ImportRun } from '../../../shared/contract/imports.ts';
import { MAX_TOLD_PICTURES } from '../../../shared/domain/import-file.ts';
import { ApiError } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { sendForm } from '../../platform/upload-form.ts';
import { fitPhoto } from '../images/fit-photo.ts';
import { sendPhoto } from '../images/send-photo.ts';

/** Maximum seconds to wait for the photo rate limit. */
const WAIT_AT_MOST = 30;

export type Sent = { run: ImportRun; refusedPhotos: string[] };

/**
 * Uploads the photos one by one, then the file. A refused photo affects only its rows.
 * @param onPhoto called before each photo, counted from 1
 * @throws ApiError when the file is refused, or the server is not reached
 */
export async function sendListings(
  file: File,
  photos: readonly File[],
  { onPhoto, signal }: { onPhoto: (number: number) => void; signal: AbortSignal },
): Promise<Sent> {
  const refusedPhotos: string[] = [];
  const stored: { name: string; url: string }[] = [];
  for (const [i, photo] of photos.entries()) {
    onPhoto(i + 1);
    const url = await sendWithRetry(photo, signal);
    if (url) stored.push({ name: photo.name, url });
    else refusedPhotos.push(photo.name);
  }
  for (let at = 0; at < stored.length; at += MAX_TOLD_PICTURES)
    await getApi().storeImportPictures({ body: { pictures: stored.slice(at, at + MAX_TOLD_PICTURES) } });
  const form = new FormData();
  form.set('file', file);
  return { run: await sendForm('createImport', form), refusedPhotos };
}

/**
 * Validates a file without importing it.
 * @throws ApiError when it is not an import file
 */
export function checkListings(file: File, photos: readonly File[]): Promise<ImportCheck> {
  const form = new FormData();
  form.set('file', file);
  form.set('pictures', photos.map(({ name }) => name).join('\n'));
  return sendForm('checkImport', form);
}

async function sendWithRetry(photo: File, signal: AbortSignal, again = true): Promise<string | undefined> {
  try {
    return await sendPhoto(await fitPhoto(photo), () => undefined, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) throw error;
    const wait = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
    if (!again || wait === 0 || wait > WAIT_AT_MOST) return undefined;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return sendWithRetry(photo, signal, false);
  }
}
