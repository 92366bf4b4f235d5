import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { isTakenDown } from './taken-down-store.ts';

const message = 'This photo was taken down here and cannot be shown again. Please choose another.';

/**
 * Refuses a photo that an operator took down (reliability 5.8).
 * @param fingerprints SHA-256 of the file, and of the picture once known
 * @throws image_refused
 */
export async function refuseTakenDown(db: Db, fingerprints: readonly string[]): Promise<void> {
  if (await isTakenDown(db, fingerprints)) throw new Failure('image_refused', { message, fields: { image: message } });
}
