/** Degrees. */
export type Position = { latitude: number; longitude: number };

/** `country`: ISO 3166, two letters. */
export type Place = Position & { name: string; region: string; country: string };

/** Letters. */
export const MAX_PLACE_SEARCH = 80;

/** `Portland, Oregon` */
export const placeName = ({ name, region }: Place): string => (region && region !== name ? `${name}, ${region}` : name);

type Metres = number;

const EARTH_RADIUS: Metres = 6_371_000;
/** From the public to the exact position; at least 500 m after rounding. */
const BLUR: { nearest: Metres; farthest: Metres } = { nearest: 600, farthest: 1000 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
/** About 100 m. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Returns the distance on the ground. */
export function distanceBetween(a: Position, b: Position): Metres {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(latitudeA, latitudeB) +
    Math.cos(latitudeA) * Math.cos(latitudeB) * half(radians(a.longitude), radians(b.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Moves a position by 500 m to 1 km, to hide the address.
 * @param chance two numbers from 0 to 1; fixed per position, or an average would reveal it
 */
export function blurPosition(exact: Position, chance: { direction: number; distance: number }): Position {
  const bearing = 2 * Math.PI * chance.direction;
  const way = (BLUR.nearest + (BLUR.farthest - BLUR.nearest) * chance.distance) / EARTH_RADIUS;
  const from = radians(exact.latitude);
  const latitude = Math.asin(Math.sin(from) * Math.cos(way) + Math.cos(from) * Math.sin(way) * Math.cos(bearing));
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(way) * Math.cos(from),
    Math.cos(way) - Math.sin(from) * Math.sin(latitude),
  );
  const longitude = ((exact.longitude + degrees(turn) + 540) % 360) - 180;
  return { latitude: rounded(degrees(latitude)), longitude: rounded(longitude) };
}
