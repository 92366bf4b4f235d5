import { createHmac } from 'node:crypto';
import { blurPosition, type Place, type Position } from '../../../shared/domain/place.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Config } from '../../ports/config.ts';
import { findTruePosition } from './listing-store.ts';

const nowhere = {
  place_name: null,
  place_region: null,
  place_country: null,
  place_latitude: null,
  place_longitude: null,
  public_latitude: null,
  public_longitude: null,
};

/**
 * A public position sent back by its seller becomes the true one.
 * @param place undefined changes nothing, null clears
 */
export async function placeColumns(
  tx: Tx,
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  { sellerId, place }: { sellerId: string; place: Place | null | undefined },
) {
  if (place === undefined) return {};
  if (place === null) return nowhere;
  const exact = (await findTruePosition(tx, sellerId, place)) ?? place;
  return columnsOfPlace(tokenSecret, sellerId, { ...place, ...exact });
}

/** Maps a known true position to columns. */
export function columnsOfPlace(secret: string, sellerId: string, exact: Place) {
  const shown: Position = hidePosition(secret, sellerId, exact);
  return {
    place_name: exact.name,
    place_region: exact.region,
    place_country: exact.country,
    place_latitude: exact.latitude,
    place_longitude: exact.longitude,
    public_latitude: shown.latitude,
    public_longitude: shown.longitude,
  };
}

const STEPS = 2 ** 32;

/**
 * Returns a position at least 500 m off. Constant per seller and place: averages would reveal the place.
 * @param exact never public
 */
function hidePosition(secret: string, sellerId: string, exact: Position): Position {
  const place = `${exact.latitude.toFixed(3)} ${exact.longitude.toFixed(3)}`;
  const drawn = createHmac('sha256', `settee place ${secret}`).update(`${sellerId} ${place}`).digest();
  return blurPosition(exact, { direction: drawn.readUInt32BE(0) / STEPS, distance: drawn.readUInt32BE(4) / STEPS });
}
