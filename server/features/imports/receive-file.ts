import { MAX_IMPORT_BYTES, pictureName } from '../../../shared/domain/import-file.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';

export type ReceivedFile = {
  name: string;
  bytes: Uint8Array;
  /** Photos to be uploaded, from the field `pictures`, one per line. */
  pictures: string[];
};

/**
 * Reads the file of a multipart request.
 * @throws too_large, unsupported_media_type, unreadable_body, invalid_input
 */
export async function receiveFile(request: Request): Promise<ReceivedFile> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Failure('unsupported_media_type', {
      reason: refusalForPrograms('Send the file as multipart form data.'),
    });
  const bytes = await readUpTo(request, MAX_IMPORT_BYTES);
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Failure('unreadable_body');
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw invalidFields({ file: importRefusals.chooseFile() });
  const pictures = form.get('pictures');
  return {
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
    pictures: typeof pictures === 'string' ? pictures.split('\n').map(pictureName) : [],
  };
}

/** Beyond the limit, so that the client gets the error. */
const READ_ON = 64 * 1024 * 1024;

async function readUpTo({ body }: Request, most: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > READ_ON) break;
    if (size <= most) parts.push(part);
  }
  if (size <= most) return new Blob(parts);
  const reason = importRefusals.fileTooLarge({ most: most / 1024 / 1024 });
  throw new Failure('too_large', { reason, fields: { file: reason } });
}
