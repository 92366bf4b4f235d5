/**
 * The process in which strangers' pictures are decoded: one picture at a time, below everybody else's
 * priority, without the server's secrets or its network (reliability 5.4). It ends itself when it grows past
 * the memory it was allowed, and when the server that started it is gone.
 */
import { setPriority } from 'node:os';
import { allowOnlyPhotoDecoders, encodePicture } from './image-pipeline-encode.ts';
import type { WorkerAnswer } from './image-pipeline-process.ts';
import { reasonOf } from './image-pipeline-refusals.ts';

const MEMORY_CHECK_MS = 20;
const [maxMemory, memoryExit] = process.argv.slice(2).map(Number) as [number, number];

const answer = (message: WorkerAnswer) => process.send?.(message);

setPriority(10);
allowOnlyPhotoDecoders();
process.on('disconnect', () => process.exit());
process.on('message', async (file: string) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) process.exit(memoryExit);
  }, MEMORY_CHECK_MS);
  try {
    answer({ kind: 'done', image: await encodePicture(file) });
  } catch (error) {
    answer({ kind: 'refused', reason: reasonOf(error) });
  } finally {
    clearInterval(watch);
  }
});
answer({ kind: 'ready' });
