import type { ImportCheck, ImportRun } from '../../../shared/contract/imports.ts';
import { MAX_TOLD_PICTURES } from '../../../shared/domain/import-file.ts';
import { ApiError, sendForm } from '../../platform/api.ts';
import { getApi } from '../../platform/api-client.ts';
import { fitPhoto } from '../listings/editor/fit-photo.ts';
import { sendPhoto } from '../listings/editor/send-photo.ts';

/** Seconds for which it is worth waiting until the server takes photos again. */
const WAIT_AT_MOST = 30;

export type Sent = { run: ImportRun; refusedPhotos: string[] };

/**
 * Sends the photos one after the other, tells their names, and sends the file. A photo that is refused does not stop
 * the others: its rows are refused and can be sent again.
 * @param onPhoto told before each photo, counted from 1
 * @throws ApiError when the file is refused
 */
export async function sendPieces(
  file: File,
  photos: readonly File[],
  onPhoto: (number: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const refusedPhotos: string[] = [];
  const told: { name: string; url: string }[] = [];
  for (const [i, photo] of photos.entries()) {
    onPhoto(i + 1);
    const url = await sendPatiently(photo, signal);
    if (url) told.push({ name: photo.name, url });
    else refusedPhotos.push(photo.name);
  }
  for (let at = 0; at < told.length; at += MAX_TOLD_PICTURES)
    await getApi().tellImportPictures({ body: { pictures: told.slice(at, at + MAX_TOLD_PICTURES) } });
  const form = new FormData();
  form.set('file', file);
  return { run: await sendForm('createImport', form), refusedPhotos };
}

/**
 * Asks what would become of a file whose photos come along, and lists nothing. The photos stay here.
 * @throws ApiError when it is no file of pieces
 */
export function checkPieces(file: File, photos: readonly File[]): Promise<ImportCheck> {
  const form = new FormData();
  form.set('file', file);
  form.set('pictures', photos.map(({ name }) => name).join('\n'));
  return sendForm('checkImport', form);
}

async function sendPatiently(photo: File, signal: AbortSignal, again = true): Promise<string | undefined> {
  try {
    return await sendPhoto(await fitPhoto(photo), () => undefined, signal);
  } catch (error) {
    const wait = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
    if (!again || wait === 0 || wait > WAIT_AT_MOST) return undefined;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return sendPatiently(photo, signal, false);
  }
}
