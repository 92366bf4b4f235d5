import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { MAX_IMPORT_BYTES } from '../../../shared/domain/import-file.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { importRefusals } from '../../../shared/words/refusals/imports.ts';
import { refuseOtherCharset } from '../../platform/http/charset.ts';
import { canHaveCharset, watchFileCharset } from './declared-charset.ts';

export type ReceivedFile = {
  name: string;
  bytes: Uint8Array;
  /** Names of photos to be uploaded, one per line; the thread reads them. */
  pictures: string;
};

/**
 * Reads the file of a multipart request as a stream, so that it holds no other request.
 * @throws too_large, unsupported_media_type, unreadable_body, invalid_input
 */
export async function receiveFile({ headers, body }: Request): Promise<ReceivedFile> {
  const type = headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Failure('unsupported_media_type', {
      reason: refusalForPrograms('Send the file as multipart form data.'),
    });
  refuseOtherCharset(type);
  if (!body) throw new Failure('unreadable_body');
  const charset = watchFileCharset(type);
  const parser = createParser(type);
  const parts: Buffer[] = [];
  let name: string | undefined;
  let pictures = '';
  parser.on('file', (field, stream, fileName) => {
    // The pipeline below reports the error.
    stream.on('error', () => undefined);
    if (field !== 'file') return stream.resume();
    name = fileName;
    stream.on('data', (part: Buffer) => parts.push(part));
  });
  parser.on('field', (field, value) => {
    if (field === 'pictures') pictures = value;
  });
  parser.on('partsLimit', () => parser.destroy(new Failure('unreadable_body')));
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), upTo(MAX_IMPORT_BYTES, charset.read), parser);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('unreadable_body');
  }
  if (name === undefined) throw invalidFields({ file: importRefusals.chooseFile() });
  const bytes = new Uint8Array(Buffer.concat(parts));
  if (canHaveCharset(bytes, charset.found())) return { name, bytes, pictures };
  const reason = importRefusals.otherCharset({ charset: charset.found() });
  throw new Failure('unsupported_media_type', { reason, fields: { file: reason } });
}

function createParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 10, fieldSize: MAX_IMPORT_BYTES, fieldNameSize: 100, parts: 12, headerSize: 8192 },
    });
  } catch {
    throw new Failure('unreadable_body');
  }
}

/** Beyond the limit, so that the client gets the error. */
const READ_ON = 64 * 1024 * 1024;

const upTo = (most: number, onRead: (chunk: Uint8Array) => void) =>
  async function* (source: AsyncIterable<Uint8Array>) {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > READ_ON) break;
      if (size > most) continue;
      onRead(chunk);
      yield chunk;
    }
    if (size <= most) return;
    const reason = importRefusals.fileTooLarge({ most: most / 1024 / 1024 });
    throw new Failure('too_large', { reason, fields: { file: reason } });
  };
