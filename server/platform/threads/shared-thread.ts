import { createSemaphore } from '../process/semaphore.ts';
import { startThread, type Thread } from './thread.ts';

/** Milliseconds, also for an unused thread. */
const PATIENCE = 5_000;
const IDLE = 60_000;

/** Keeps one thread for short work. @throws busy when too many are asked, and failures of the work */
export function createSharedThread(file: URL) {
  const inTurn = createSemaphore({ atOnce: 1, patience: PATIENCE });
  let thread: Thread | undefined;
  let resting: NodeJS.Timeout | undefined;
  return <Answer>(question: object): Promise<Answer> =>
    inTurn(async () => {
      clearTimeout(resting);
      if (!thread?.isAlive()) thread = startThread(file);
      try {
        return await thread.request<Answer>(question);
      } finally {
        resting = setTimeout(() => thread?.close(), IDLE);
        resting.unref();
      }
    });
}
