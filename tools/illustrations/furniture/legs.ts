import { type Part, part } from '../geometry/part.ts';
import { move, turn, type Vec } from '../geometry/shape.ts';
import { box, lathe, rod } from '../geometry/solids.ts';
import type { Material } from '../surface/material.ts';

export type LegKind = 'tapered' | 'block' | 'turned' | 'pin' | 'bun' | 'square' | 'cabriole';

type Profile = readonly (readonly [number, number])[];

/** Radius and height shares of a leg one metre high, from the floor up. */
const profiles: Record<Exclude<LegKind, 'block' | 'square' | 'cabriole'>, (height: number) => Profile> = {
  tapered: (h) => [
    [0, 0],
    [0.011, 0],
    [0.0125, 0.004],
    [0.024, h],
  ],
  pin: (h) => [
    [0, 0],
    [0.009, 0],
    [0.009, h],
  ],
  bun: (h) => [
    [0, 0],
    [0.028, 0.002],
    [0.045, h * 0.3],
    [0.047, h * 0.5],
    [0.03, h * 0.85],
    [0.03, h],
  ],
  turned: (h) => [
    [0, 0],
    [0.014, 0],
    [0.017, h * 0.05],
    [0.012, h * 0.1],
    [0.024, h * 0.2],
    [0.03, h * 0.42],
    [0.022, h * 0.58],
    [0.017, h * 0.63],
    [0.03, h * 0.67],
    [0.03, h * 0.69],
    [0.018, h * 0.72],
    [0.026, h * 0.78],
    [0.026, h],
  ],
};

/** One leg with its foot at the origin; `splay` leans it outwards, towards (sideways, forwards). */
export function leg(
  kind: LegKind,
  height: number,
  material: Material,
  splay: readonly [number, number] = [0, 0],
  scale = 1,
): Part {
  const lean = (part_: Part): Part => {
    const [a, b] = splay;
    return {
      ...part_,
      shape: {
        ...part_.shape,
        points: part_.shape.points.map(([x, y, z]): Vec => [x + a * (height - y), y, z + b * (height - y)]),
      },
    };
  };
  if (kind === 'block' || kind === 'square') {
    const side = (kind === 'block' ? 0.06 : 0.04) * scale;
    return lean(part(move(box(side, height, side, 0.005), 0, height / 2, 0), material, 'y'));
  }
  if (kind === 'cabriole') {
    const path: Vec[] = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      return [0, t * height, 0.035 * Math.sin(t * Math.PI * 1.55 + 0.2) * Math.sign(splay[1] || 1)];
    });
    return part(
      rod(path, (t) => (0.014 + 0.022 * t * t + 0.012 * Math.exp(-t * 22)) * scale),
      material,
    );
  }
  const shape = lathe(
    profiles[kind](height).map(([r, y]) => [r * scale, y] as const),
    20,
  );
  return lean(part(shape, material, 'y'));
}

/** Four legs on the corners of a rectangle, leaning outwards by `splay`. */
export function fourLegs(
  kind: LegKind,
  width: number,
  depth: number,
  height: number,
  material: Material,
  splay = 0,
  scale = 1,
): Part[] {
  return [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => {
      const one = leg(kind, height, material, [sx * splay, sz * splay], scale);
      return { ...one, shape: move(one.shape, (sx * width) / 2, 0, (sz * depth) / 2) };
    }),
  );
}

/** A straight rod between two points. */
export const bar = (from: Vec, to: Vec, radius: number, material: Material): Part =>
  part(rod([from, to], radius), material);

/** A straight squared board between two points, `wide` across and `thick` in z. */
export function plank(from: Vec, to: Vec, wide: number, thick: number, material: Material): Part {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const shape = turn(box(length, wide, thick, 0.005), 'z', (Math.atan2(dy, dx) * 180) / Math.PI);
  return part(move(shape, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2), material);
}

/** What stands on the left and on the right: made for -1 and for 1. */
export const both = (make: (side: number) => Part[]): Part[] => [-1, 1].flatMap(make);
