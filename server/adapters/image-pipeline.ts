import type { Failure } from '../../shared/errors.ts';
import type { ImagePipeline } from '../ports/image-pipeline.ts';
import { createPictureProcess, type PictureProcess, type ProcessLimits } from './image-pipeline-process.ts';
import { busyFailure } from './image-pipeline-refusals.ts';

type Options = ProcessLimits & {
  processes: number;
  queue: number;
  /** Seconds until an idle process ends, to free memory. */
  idleSeconds: number;
};

/** Reliability 5.4. */
const defaults: Options = {
  seconds: 10,
  patience: 60,
  memory: 512 * 1024 * 1024,
  processes: 2,
  queue: 20,
  idleSeconds: 60,
};

/** Processes start with the first picture. `pids` are for tests and metrics. */
export function createImagePipeline(options: Partial<Options> = {}): ImagePipeline & { pids(): number[] } {
  const { processes, queue, idleSeconds, ...limits } = { ...defaults, ...options };
  const all = Array.from({ length: processes }, () => createPictureProcess(limits));
  const idle = [...all];
  const waiting: { begin(process: PictureProcess): void; refuse(error: Failure): void }[] = [];
  let closed = false;
  let resting: NodeJS.Timeout | undefined;

  function take(): Promise<PictureProcess> {
    clearTimeout(resting);
    const process = idle.pop();
    if (closed) return Promise.reject(busyFailure());
    if (process) return Promise.resolve(process);
    if (waiting.length >= queue) return Promise.reject(busyFailure());
    return new Promise((begin, refuse) => waiting.push({ begin, refuse }));
  }

  function giveBack(process: PictureProcess): void {
    const next = waiting.shift();
    if (next) {
      next.begin(process);
      return;
    }
    // Last in, first out: low traffic uses one process.
    idle.push(process);
    if (idle.length === all.length && !closed) {
      resting = setTimeout(() => Promise.all(idle.map((one) => one.end())), idleSeconds * 1000);
      resting.unref();
    }
  }

  return {
    async process(spooledFile) {
      const process = await take();
      try {
        return await process.run('photo', spooledFile);
      } finally {
        giveBack(process);
      }
    },
    async makeAvif(file) {
      if (idle.length < all.length || closed) return undefined;
      const process = await take();
      try {
        return await process.run('avif', file);
      } finally {
        giveBack(process);
      }
    },
    async close() {
      closed = true;
      clearTimeout(resting);
      for (const one of waiting.splice(0)) one.refuse(busyFailure());
      await Promise.all(all.map((one) => one.end()));
    },
    pids: () => all.map((one) => one.pid).filter((pid) => pid !== undefined),
  };
}
