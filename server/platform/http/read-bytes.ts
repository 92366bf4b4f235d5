import { Failure } from '../../../shared/errors.ts';

const MAX_SENDING = 15_000;

/**
 * @param milliseconds timeout
 * @throws too_large, upload_timeout, unreadable_body
 */
export async function readBytes(request: Request, limit: number, milliseconds = MAX_SENDING): Promise<Uint8Array> {
  const tooLarge = () => new Failure('too_large', { message: `A request may have up to ${limit / 1024} KB.` });
  if (Number(request.headers.get('Content-Length')) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, milliseconds);
  try {
    for (let part = await nextOf(reader); !part.done; part = await nextOf(reader)) {
      size += part.value.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => undefined);
  }
  if (isLate) throw new Failure('upload_timeout', { message: 'This request took too long to arrive.' });
  return Buffer.concat(chunks);
}

/** A disconnected client is no server error. */
const nextOf = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new Failure('unreadable_body');
  });
