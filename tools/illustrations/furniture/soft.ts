import { type Part, part } from '../geometry/part.ts';
import { bend, move, type Shape, turn, type Vec } from '../geometry/shape.ts';
import { box, rod, smooth } from '../geometry/solids.ts';
import type { Material } from '../surface/material.ts';

/**
 * A filled cushion about the origin: a rounded box whose faces swell and whose corners stay.
 * @param puff metres that the large faces rise in the middle
 */
export function cushion(width: number, height: number, depth: number, puff = 0.02, radius = 0.05): Shape {
  const block = box(width, height, depth, Math.min(radius, height * 0.48, depth * 0.48), 9);
  const [a, b, c] = [width / 2, height / 2, depth / 2];
  return bend(block, (x, y, z) => {
    const [u, v, w] = [x / a, y / b, z / c];
    const swell = (p: number, q: number) => Math.max(0, 1 - p ** 4) * Math.max(0, 1 - q ** 4);
    const thin = height < depth ? [0.35, 1, 0.35] : [0.35, 0.35, 1];
    return [
      x + puff * thin[0] * u * swell(v, w),
      y + puff * thin[1] * v * swell(u, w),
      z + puff * thin[2] * w * swell(u, v),
    ];
  });
}

/** The corded seam around a cushion's front edges, at heights ±`rise`. */
export function piping(width: number, depth: number, rise: number, material: Material, radius = 0.05): Part[] {
  const [a, c] = [width / 2 - 0.006, depth / 2 - 0.006];
  const r = radius * 0.6;
  const corner = (x: number, z: number, from: number): Vec[] =>
    Array.from({ length: 5 }, (_, i) => {
      const angle = ((from + i * 22.5) * Math.PI) / 180;
      return [x + Math.cos(angle) * r, rise, z + Math.sin(angle) * r];
    });
  const ring = [
    ...corner(a - r, c - r, 0),
    ...corner(r - a, c - r, 90),
    ...corner(r - a, r - c, 180),
    ...corner(a - r, r - c, 270),
  ];
  return [part(rod([...ring, ring[0], ring[1]], 0.0055, 6), material)];
}

/** A loose cushion that stands on a seat and leans back. */
export function scatterCushion(size: number, lean = 18, roll = 0): Shape {
  const flat = bend(box(size, size, 0.1, 0.045, 12), (x, y, z) => {
    const [u, v] = [(2 * x) / size, (2 * y) / size];
    const full = Math.max(0.12, (1 - u ** 4) * (1 - v ** 4));
    return [x * (1 - 0.07 * (1 - v * v)), y * (1 - 0.07 * (1 - u * u)), z * (0.25 + 1.25 * full ** 0.6)];
  });
  return move(turn(turn(flat, 'z', roll), 'x', -lean), 0, size / 2, 0);
}

/** Buttons sunk in diamonds: pushes points of an upright face (towards +z) in around them. */
export function tufted(
  shape: Shape,
  columns: number,
  rows: number,
  width: number,
  height: number,
  depth = 0.03,
): Shape {
  return bend(shape, (x, y, z) => {
    if (z <= 0) return [x, y, z];
    const [gx, gy] = [((x + width / 2) / width) * columns, ((y + height / 2) / height) * rows];
    let nearest = 9;
    for (let row = 0; row <= rows; row++)
      for (let column = -1; column <= columns + 1; column++)
        nearest = Math.min(nearest, Math.hypot(gx - (column + (row % 2 ? 0.5 : 0)), (gy - row) * 0.9));
    const pit = Math.exp(-nearest * nearest * 26);
    const hollow = 1 - Math.min(1, nearest * 1.9) ** 0.7;
    return [x, y, z - depth * (0.7 * hollow + 0.8 * pit)];
  });
}

/** A bolster: a filled roll lying along x. */
export function bolster(length: number, radius: number): Shape {
  const path: Vec[] = smooth(
    [
      [-length / 2, 0, 0],
      [0, 0, 0],
      [length / 2, 0, 0],
    ],
    12,
  );
  return rod(path, (t) => radius * Math.min(1, (Math.min(t, 1 - t) * 9 + 0.55) ** 0.5), 24);
}

/** A blanket thrown over something: it follows `over`, a height for each place, and falls at both ends. */
export function thrown(width: number, path: readonly Vec[], material: Material): Part {
  const line = smooth(path, 8);
  const points: Vec[] = [];
  const columns = 14;
  line.forEach(([x, y, z], i) => {
    for (let c = 0; c <= columns; c++) {
      const u = c / columns - 0.5;
      const ripple = Math.sin(u * 21 + i * 0.05) * 0.006 + Math.sin(u * 9 + 1) * 0.005;
      points.push([x + u * width * (1 + 0.03 * Math.sin(i * 0.4)), y + ripple, z + ripple * 0.6]);
    }
  });
  const faces: number[][] = [];
  for (let i = 0; i + 1 < line.length; i++)
    for (let c = 0; c < columns; c++) {
      const a = i * (columns + 1) + c;
      faces.push([a, a + 1, a + columns + 2, a + columns + 1]);
    }
  const texture = points.map(
    (_, i): Vec => [(i % (columns + 1)) * (width / columns), Math.floor(i / (columns + 1)) * 0.02, 0],
  );
  return part({ points, texture, faces }, material);
}
