import { Failure } from '../../../shared/errors.ts';
import { requestRefusals } from '../../../shared/words/refusals/requests.ts';
import { inTime } from '../process/in-time.ts';

const MAX_SENDING = 15_000;

/**
 * @param milliseconds timeout
 * @throws too_large, upload_timeout, unreadable_body
 */
export async function readBytes(request: Request, limit: number, milliseconds = MAX_SENDING): Promise<Uint8Array> {
  const tooLarge = () => new Failure('too_large', { reason: requestRefusals.tooLarge({ most: limit / 1024 }) });
  if (Number(request.headers.get('Content-Length')) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const readAll = async () => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (let part = await nextOf(reader); !part.done; part = await nextOf(reader)) {
      size += part.value.byteLength;
      if (size > limit) throw tooLarge();
      chunks.push(part.value);
    }
    return Buffer.concat(chunks);
  };
  return inTime<Uint8Array>(readAll(), milliseconds, tooLate).finally(() => {
    void reader.cancel().catch(() => undefined);
  });
}

function tooLate(): never {
  throw new Failure('upload_timeout', { reason: requestRefusals.tooSlow() });
}

/** A disconnected client is no server error. */
const nextOf = (reader: ReadableStreamDefaultReader<Uint8Array>) =>
  reader.read().catch(() => {
    throw new Failure('unreadable_body');
  });
