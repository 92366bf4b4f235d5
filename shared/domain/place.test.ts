import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurPosition, distanceBetween } from './place.ts';

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance between two points', () => {
  it('is that on a map', () => {
    const portland = { latitude: 45.523, longitude: -122.676 };
    const seattle = { latitude: 47.606, longitude: -122.332 };
    expect(distanceBetween(portland, seattle) / 1000).toBeCloseTo(233, 0);
    expect(distanceBetween(portland, portland)).toBe(0);
  });

  it('measures the short way across the date line', () => {
    const [east, west] = [179.999, -179.999].map((longitude) => ({ latitude: 0, longitude }));
    expect(east && west && distanceBetween(east, west)).toBeCloseTo(222, 0);
  });
});

describe('the public position', () => {
  // beyond the spec: The public position is 500 m or more away from the true one (D20)
  it('is 500 m to 1.1 km from the true one, anywhere on earth', () => {
    fc.assert(
      fc.property(position, share, share, (exact, direction, distance) => {
        const shown = blurPosition(exact, { direction, distance });
        const metres = distanceBetween(exact, shown);
        expect(metres).toBeGreaterThanOrEqual(500);
        expect(metres).toBeLessThanOrEqual(1100);
        expect(Math.abs(shown.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(shown.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('is moved in every direction', () => {
    const home = { latitude: 45, longitude: 10 };
    const quarters = [0, 0.25, 0.5, 0.75].map((direction) => blurPosition(home, { direction, distance: 0 }));
    expect(new Set(quarters.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(4);
  });
});
