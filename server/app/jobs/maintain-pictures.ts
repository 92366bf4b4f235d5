import { setTimeout as sleep } from 'node:timers/promises';
import { clearTakenDown } from '../../features/images/schedule-deletion.ts';
import { verifyPictures } from '../../features/images/verify-pictures.ts';
import type { AppServices } from '../services.ts';

const LOOK_EVERY = 24;
/** Pause between two pictures, in milliseconds, to limit load. */
const PAUSE = 20;

/** Checks pictures not checked for a day, alerts about broken ones, and removes taken-down files again. */
export async function maintainPictures(
  services: Pick<AppServices, 'db' | 'imageHost' | 'log' | 'stopping'>,
): Promise<void> {
  await clearTakenDown(services, LOOK_EVERY);
  for await (const { problem, ...picture } of verifyPictures(services, LOOK_EVERY)) {
    if (problem) services.log.error({ ...picture, problem, alert: true }, 'a picture is not what was kept');
    if (services.stopping()) return;
    await sleep(PAUSE);
  }
}
