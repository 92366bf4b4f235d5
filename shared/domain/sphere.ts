import type { Position } from './place.ts';

/** On the unit sphere. */
export type OnSphere = readonly [x: number, y: number, z: number];

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Converts a position to a point on the unit sphere. */
export function onSphere({ latitude, longitude }: Position): OnSphere {
  const [up, around] = [radians(latitude), radians(longitude)];
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
}

/** Converts ground meters to a chord of the unit sphere. */
export const chordOf = (metres: number): number => 2 * Math.sin(Math.min(Math.PI, metres / EARTH_RADIUS) / 2);

/** Converts a chord of the unit sphere to ground meters. */
export const metresOf = (chord: number): number => 2 * EARTH_RADIUS * Math.asin(Math.min(1, chord / 2));
