import type { Logger } from 'pino';
import type { AnsweredFile } from '../../../shared/contract/call.ts';

/** Writes parts when the reader takes them. */
export function sendFile({ name, type, content }: AnsweredFile, log: Pick<Logger, 'error'>): Response {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  return new Response(isWhole ? (content as BodyInit) : streamOf(content, log), {
    headers: {
      'Content-Type': type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}

function streamOf(content: AsyncIterable<string>, log: Pick<Logger, 'error'>): ReadableStream<Uint8Array> {
  const parts = content[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // Abort the response, so that the browser sees an incomplete file.
        log.error({ err: error }, 'a file could not be written to its end');
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
