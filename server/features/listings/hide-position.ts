import { createHmac } from 'node:crypto';
import { blurPosition, type Position } from '../../../shared/domain/place.ts';

const STEPS = 2 ** 32;

/**
 * Returns a position at least 500 m off. Constant per seller and place: averages would reveal the place.
 * @param exact never public
 */
export function hidePosition(secret: string, sellerId: string, exact: Position): Position {
  const place = `${exact.latitude.toFixed(3)} ${exact.longitude.toFixed(3)}`;
  const drawn = createHmac('sha256', `settee place ${secret}`).update(`${sellerId} ${place}`).digest();
  return blurPosition(exact, { direction: drawn.readUInt32BE(0) / STEPS, distance: drawn.readUInt32BE(4) / STEPS });
}
