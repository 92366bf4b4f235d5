/**
 * Decodes untrusted pictures at low priority, without secrets or network (reliability 5.4). Exits at its limits, or
 * with the server.
 */
import { setPriority } from 'node:os';
import { allowOnlyPhotoDecoders, encodeAvif, encodePicture } from './image-pipeline-encode.ts';
import type { WorkerAnswer, WorkerOrder } from './image-pipeline-process.ts';
import { reasonOf } from './image-pipeline-refusals.ts';

const CHECK_MS = 20;
const [maxMemory, memoryExit, maxSeconds, timeExit] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
];

const answer = (message: WorkerAnswer) => process.send?.(message);

setPriority(10);
allowOnlyPhotoDecoders();
process.on('disconnect', () => process.exit());
process.on('message', async ({ make, file }: WorkerOrder) => {
  const begun = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if (process.memoryUsage.rss() > maxMemory) process.exit(memoryExit);
    if ((user + system) / 1_000_000 > maxSeconds) process.exit(timeExit);
  }, CHECK_MS);
  try {
    answer({ kind: 'done', made: await (make === 'avif' ? encodeAvif(file) : encodePicture(file)) });
  } catch (error) {
    answer({ kind: 'refused', reason: reasonOf(error) });
  } finally {
    clearInterval(watch);
  }
});
answer({ kind: 'ready' });
