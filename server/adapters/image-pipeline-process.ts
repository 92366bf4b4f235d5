import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AvifSize, ProcessedImage } from '../ports/image-pipeline.ts';
import { busyFailure, type PictureRefusal, refusalFailure } from './image-pipeline-refusals.ts';

export type PictureWork = { photo: ProcessedImage; avif: AvifSize[] };
export type WorkerOrder = { make: keyof PictureWork; file: string };

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; made: PictureWork[keyof PictureWork] }
  | { kind: 'refused'; reason: PictureRefusal };

export type ProcessLimits = {
  /** CPU seconds per decoding, whatever the load. */
  seconds: number;
  /** Timeout in seconds; does not count against the picture. */
  patience: number;
  memory: number;
};

const MEMORY_EXIT = 77;
const TIME_EXIT = 78;
const START_SECONDS = 30;
const worker = fileURLToPath(new URL('./image-pipeline-worker.ts', import.meta.url));

/** Empty environment, since ours has secrets; only file reads are permitted. */
function start(limits: ProcessLimits): ChildProcess {
  const child = fork(worker, [limits.memory, MEMORY_EXIT, limits.seconds, TIME_EXIT].map(String), {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: [
      '--permission',
      '--allow-addons',
      '--allow-fs-read=*',
      '--disable-warning=SecurityWarning',
      '--max-old-space-size=128',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The exit event has the cause.
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Returns the next message or the exit; kills on timeout. */
async function nextAnswer(
  child: ChildProcess,
  seconds: number,
): Promise<WorkerAnswer | { kind: 'ended'; code: number | null; late: boolean }> {
  let late = false;
  const deadline = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, seconds * 1000);
  const settled = new AbortController();
  try {
    return await Promise.race([
      once(child, 'message', settled).then(([message]) => message as WorkerAnswer),
      once(child, 'exit', settled).then(([code]) => ({ kind: 'ended' as const, code: code as number | null, late })),
    ]);
  } finally {
    clearTimeout(deadline);
    settled.abort();
  }
}

export type PictureProcess = {
  readonly pid: number | undefined;
  /** Call again only after the last call settled. */
  run<Made extends keyof PictureWork>(make: Made, file: string): Promise<PictureWork[Made]>;
  end(): Promise<void>;
};

/** Decodes in a child process, restarted after a kill. Refuses pictures that crash it or exceed limits. */
export function createPictureProcess(limits: ProcessLimits): PictureProcess {
  let child: ChildProcess | undefined;

  const running = () => child?.connected === true && child.exitCode === null && child.signalCode === null;

  async function ready(): Promise<ChildProcess> {
    if (child && running()) return child;
    const fresh = start(limits);
    child = fresh;
    const first = await nextAnswer(fresh, START_SECONDS);
    if (first.kind !== 'ready') throw new Error('The process that reads pictures could not be started.');
    return fresh;
  }

  return {
    get pid() {
      return child?.pid;
    },
    async run<Made extends keyof PictureWork>(make: Made, file: string) {
      const process = await ready();
      const answered = nextAnswer(process, limits.patience);
      const order: WorkerOrder = { make, file };
      process.send(order, () => undefined);
      const answer = await answered;
      if (answer.kind === 'done') return answer.made as PictureWork[Made];
      if (answer.kind === 'refused') throw refusalFailure(answer.reason);
      if (answer.kind === 'ended' && answer.late) throw busyFailure();
      const code = answer.kind === 'ended' ? answer.code : undefined;
      if (code === TIME_EXIT) throw refusalFailure('too_slow');
      throw refusalFailure(code === MEMORY_EXIT ? 'too_heavy' : 'unreadable');
    },
    async end() {
      const ending = running() ? child : undefined;
      // First, so that a concurrent picture starts a new process.
      child = undefined;
      if (!ending) return;
      ending.ref();
      const gone = once(ending, 'exit');
      ending.kill('SIGKILL');
      await gone;
    },
  };
}
