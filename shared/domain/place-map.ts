import type { Position } from './place.ts';

/** About 1 km: near positions share a map. */
const DECIMALS = 2;

/** In pixels. */
export const MAP_SIZE = { width: 480, height: 240 };

/** `/map/45.52,-122.68.svg` */
export const mapPattern = '-?(?:[0-9]|[1-8][0-9])\\.[0-9]{2},-?(?:[0-9]|[1-9][0-9]|1[0-7][0-9]|180)\\.[0-9]{2}\\.svg';

/** The URL of the map around a position. */
export const mapPath = ({ latitude, longitude }: Position): string =>
  `/map/${shortened(latitude)},${shortened(longitude)}.svg`;

/** -0.001 is 0.00, and 180 is the meridian -180. */
const shortened = (degrees: number) => {
  const text = (degrees >= 179.995 ? degrees - 360 : degrees).toFixed(DECIMALS);
  return text === '-0.00' ? '0.00' : text;
};

/** Takes matches of {@link mapPattern}. */
export function readMapName(name: string): Position {
  const [latitude = 0, longitude = 0] = name.replace('.svg', '').split(',').map(Number);
  return { latitude, longitude };
}
