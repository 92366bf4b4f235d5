import { setTimeout as sleep } from 'node:timers/promises';
import { clearTakenDown } from '../../features/images/schedule-deletion.ts';
import { verifyPictures } from '../../features/images/verify-pictures.ts';
import type { Services } from '../services.ts';

/** Hours between two looks at the same picture. */
const LOOK_EVERY = 24;
/** Milliseconds between two pictures, so that nobody waits because of it. */
const PAUSE = 20;

/**
 * Looks at every picture that nobody has looked at for a day, and calls for a person where one is broken. What was taken
 * down stays away, also when a copy of the pictures was brought back.
 */
export async function lookAfterPictures(
  services: Pick<Services, 'db' | 'imageHost' | 'log'>,
  stopped: () => boolean,
): Promise<void> {
  await clearTakenDown(services, LOOK_EVERY);
  for await (const { problem, ...picture } of verifyPictures(services, LOOK_EVERY)) {
    if (problem) services.log.error({ ...picture, problem, alert: true }, 'a picture is not what was kept');
    if (stopped()) return;
    await sleep(PAUSE);
  }
}
