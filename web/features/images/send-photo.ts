import { ApiError } from '../../platform/api.ts';
import { uploadForm } from '../../platform/upload-form.ts';

/** The calls that take a photo as multipart field `image`. */
export type PhotoCall = 'uploadImage' | 'uploadMessagePhoto';

/** @returns the picture's URL @throws ApiError */
export async function sendPhoto(
  file: File,
  onProgress: (percent: number) => void,
  { signal, call = 'uploadImage' }: { signal?: AbortSignal; call?: PhotoCall },
): Promise<string> {
  const form = new FormData();
  form.set('key', 'settee');
  form.set('image', file);
  const body = await uploadForm(call, form, { onProgress, signal });
  const url = readUrl(body);
  if (url === undefined) throw new ApiError(200, {});
  return url;
}

function readUrl(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  if (typeof data !== 'object' || data === null || !('url' in data)) return undefined;
  return typeof data.url === 'string' ? data.url : undefined;
}
