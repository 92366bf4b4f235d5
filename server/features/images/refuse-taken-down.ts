import { Failure } from '../../../shared/errors.ts';
import { imageRefusals } from '../../../shared/words/refusals/images.ts';
import type { Db } from '../../platform/db/database.ts';
import { isTakenDown } from './taken-down-store.ts';

const reason = imageRefusals.takenDown();

/**
 * Refuses a photo that an operator took down (reliability 5.8).
 * @param fingerprints SHA-256 of the file, and of the picture once known
 * @throws image_refused
 */
export async function refuseTakenDown(db: Db, fingerprints: readonly string[]): Promise<void> {
  if (await isTakenDown(db, fingerprints)) throw new Failure('image_refused', { reason, fields: { image: reason } });
}
