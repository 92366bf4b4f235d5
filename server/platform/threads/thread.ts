import { Worker } from 'node:worker_threads';
import { Failure, readStated, type statedBody } from '../../../shared/errors.ts';

export type ThreadAnswer = { id: number } & (
  | { kind: 'answered'; answer: unknown }
  | { kind: 'refused'; stated: ReturnType<typeof statedBody> }
  | { kind: 'failed'; message: string }
);

type Waiting = { resolve(answer: unknown): void; reject(error: unknown): void; timer: NodeJS.Timeout };

export type Thread = {
  /** @throws failures of the work; busy when it takes too long or needs too much memory */
  request<Answer>(question: object): Promise<Answer>;
  isAlive(): boolean;
  close(): void;
};

/** Per request. */
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 512;

/**
 * Parsing a stranger's file must not delay requests.
 * @param file calls `answerInThread`; gets no environment, since ours has secrets
 */
export function startThread(file: URL): Thread {
  const worker = new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const waiting = new Map<number, Waiting>();
  let isAlive = true;
  let lastId = 0;

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    clearTimeout(one?.timer);
    waiting.delete(id);
    // An idle thread does not keep the process.
    if (waiting.size === 0) worker.unref();
    return one;
  };
  const end = (cause: unknown) => {
    isAlive = false;
    void worker.terminate();
    for (const id of waiting.keys()) settle(id)?.reject(tooMuch(cause));
  };
  worker.unref();
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread has ended.')));
  worker.on('message', (answer: ThreadAnswer) => {
    const one = settle(answer.id);
    if (answer.kind === 'answered') one?.resolve(answer.answer);
    else if (answer.kind === 'failed') one?.reject(new Error(answer.message));
    else one?.reject(readStated(answer.stated));
  });
  return {
    request: <Answer>(question: object) =>
      new Promise<Answer>((resolve, reject) => {
        if (!isAlive) return reject(tooMuch(new Error('The thread has ended.')));
        const id = ++lastId;
        const timer = setTimeout(() => end(new Error('The thread took too long.')), MOST_SECONDS * 1000);
        waiting.set(id, { resolve: (answer) => resolve(answer as Answer), reject, timer });
        worker.ref();
        worker.postMessage({ id, question });
      }),
    isAlive: () => isAlive,
    close: () => end(new Error('The thread was closed.')),
  };
}

const tooMuch = (cause: unknown) => Object.assign(new Failure('busy', { retryAfter: 10 }), { cause });
