import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { PICTURE_MAX_BYTES } from '../../../shared/domain/picture.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';
import { orDiskFailure } from '../../platform/files/disk-failure.ts';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { refuseOtherCharset } from '../../platform/http/charset.ts';
import { refuseByFirstBytes, SNIFF_BYTES } from './sniff-picture.ts';

/** Reliability 5.1. Reads on beyond the limit, so that the client gets the error. */
export const uploadLimits = { bytes: PICTURE_MAX_BYTES, bodyBytes: 64 * 1024 * 1024, seconds: 28 };

/** With its SHA-256 in hex; the caller deletes the file. */
export type Spooled = { file: string; bytes: number; hash: string };

const beside = (code: 'image_refused' | 'unsupported_media_type' | 'too_large', reason: Refusal) =>
  new Failure(code, { reason, fields: { image: reason } });
const tooLarge = () => beside('too_large', imageRefusals.tooLarge());

async function writePart(
  part: BusboyFileStream,
  file: string,
  maxBytes: number,
): Promise<Omit<Spooled, 'file'> & { refusal?: Failure }> {
  const handle = await open(file, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  let head = Buffer.alloc(0);
  let refusal: Failure | undefined;
  try {
    for await (const chunk of part as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (refusal) continue;
      if (head.length < SNIFF_BYTES) head = Buffer.concat([head, chunk.subarray(0, SNIFF_BYTES - head.length)]);
      if (bytes > maxBytes) refusal = tooLarge();
      else {
        hash.update(chunk);
        await handle.write(chunk);
      }
    }
  } finally {
    await handle.close();
  }
  const refused = refuseByFirstBytes(head);
  if (refused) refusal = beside(bytes === 0 ? 'image_refused' : 'unsupported_media_type', refused);
  return { bytes, hash: hash.digest('hex'), refusal };
}

const upTo = (maxBytes: number) =>
  async function* (source: AsyncIterable<Uint8Array>) {
    let total = 0;
    for await (const chunk of source) {
      total += chunk.length;
      if (total > maxBytes) throw tooLarge();
      yield chunk;
    }
  };

function createParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 10, fieldSize: 4096, fieldNameSize: 100, parts: 12, headerSize: 8192 },
    });
  } catch {
    throw new Failure('unreadable_body');
  }
}

/**
 * Streams the field `image` to a private file; ignores other small fields.
 * @param dir created when missing
 * @throws Failure 408, 413, 415, 422 or 400, without leaving a file
 */
export async function spoolUpload(request: Request, dir: string, limits = uploadLimits): Promise<Spooled> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body)
    throw new Failure('unsupported_media_type', {
      reason: refusalForPrograms('Send the photo as multipart form data, in the field "image".'),
    });
  refuseOtherCharset(contentType);
  if (Number(request.headers.get('content-length')) > limits.bodyBytes) throw tooLarge();

  await makeFolder(dir).catch((error: unknown) => {
    throw orDiskFailure(error);
  });
  const file = join(dir, randomUUID());
  const parser = createParser(contentType);
  let part: BusboyFileStream | undefined;
  let written: ReturnType<typeof writePart> | undefined;
  let several = false;
  parser.on('filesLimit', () => {
    several = true;
  });
  // The parser would go through the rest of them.
  parser.on('partsLimit', () => parser.destroy(new Failure('unreadable_body')));
  parser.on('file', (field, stream) => {
    // The pipeline below reports the error.
    stream.on('error', () => undefined);
    if (field !== 'image') return stream.resume();
    part = stream;
    written = writePart(stream, file, limits.bytes);
    written.catch((error: Error) => parser.destroy(error));
  });

  const signal = AbortSignal.timeout(limits.seconds * 1000);
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream<Uint8Array>), upTo(limits.bodyBytes), parser, {
      signal,
    });
    if (several) throw beside('image_refused', imageRefusals.oneAtATime());
    if (!written) throw beside('image_refused', refusalForPrograms('A photo is needed, in the field "image".'));
    const { bytes, hash, refusal } = await written;
    if (refusal) throw refusal;
    return { file, bytes, hash };
  } catch (error) {
    part?.destroy();
    await written?.catch(() => undefined);
    await rm(file, { force: true });
    const known = orDiskFailure(error);
    if (known instanceof Failure) throw known;
    throw new Failure(signal.aborted ? 'upload_timeout' : 'unreadable_body');
  }
}
