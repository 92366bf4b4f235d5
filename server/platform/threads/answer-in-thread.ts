import { parentPort } from 'node:worker_threads';
import { Failure, statedBody } from '../../../shared/errors.ts';
import type { ThreadAnswer } from './thread.ts';

/** Answers questions one after the other. Bytes are handed over without a copy. */
export function answerInThread<Question>(answer: (question: Question) => unknown): void {
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
    last = last.then(async () => {
      try {
        const answered = await answer(question);
        send({ id, kind: 'answered', answer: answered }, answered);
      } catch (error) {
        send({ id, ...described(error) });
      }
    });
  });
}

function described(error: unknown) {
  if (error instanceof Failure) return { kind: 'refused' as const, stated: statedBody(error) };
  return { kind: 'failed' as const, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function send(message: ThreadAnswer, answered?: unknown): void {
  const bytes = answered instanceof Uint8Array && answered.buffer instanceof ArrayBuffer ? [answered.buffer] : [];
  parentPort?.postMessage(message, bytes);
}
