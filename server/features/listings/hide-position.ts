import { createHmac } from 'node:crypto';
import { blurPosition, type Position } from '../../../shared/domain/place.ts';

/** Steps that a 32-bit number can take. */
const STEPS = 2 ** 32;

/**
 * The position that everybody may know, 500 m or more beside the true one. It is the same for all pieces that one seller
 * keeps in one place, since an average of many would tell the place; without the secret nobody can count back.
 * @param exact kept from everybody
 */
export function hidePosition(secret: string, sellerId: string, exact: Position): Position {
  const place = `${exact.latitude.toFixed(3)} ${exact.longitude.toFixed(3)}`;
  const drawn = createHmac('sha256', `settee place ${secret}`).update(`${sellerId} ${place}`).digest();
  return blurPosition(exact, { direction: drawn.readUInt32BE(0) / STEPS, distance: drawn.readUInt32BE(4) / STEPS });
}
