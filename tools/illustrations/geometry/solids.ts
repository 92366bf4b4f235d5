import { type Shape, shapeOf, type Vec } from './shape.ts';

/** Where a side is cut: fine at the rounded edges, `inner` pieces between them. */
function cuts(half: number, radius: number, inner: number): number[] {
  const rounding = [0, 0.3, 0.65].map((share) => share * radius);
  const flat = half - radius;
  const middle = Array.from({ length: inner + 1 }, (_, i) => -flat + (2 * flat * i) / inner);
  return [...rounding.map((part) => -half + part), ...middle, ...rounding.map((part) => half - part).reverse()];
}

/** A box about the origin with rounded edges. `inner` cuts the flat parts, so that they can be bent. */
export function box(width: number, height: number, depth: number, radius = 0.004, inner = 1): Shape {
  const half: Vec = [width / 2, height / 2, depth / 2];
  const r = Math.min(radius, ...half.map((side) => side * 0.999));
  const points: Vec[] = [];
  const faces: number[][] = [];
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const [us, vs] = [cuts(half[u], r, inner), cuts(half[v], r, inner)];
    for (const side of [-1, 1]) {
      const from = points.length;
      for (const a of us)
        for (const b of vs) {
          const point: Vec = [0, 0, 0];
          point[axis] = side * half[axis];
          point[u] = a;
          point[v] = b;
          points.push(rounded(point, half, r));
        }
      for (let i = 0; i + 1 < us.length; i++)
        for (let j = 0; j + 1 < vs.length; j++) {
          const a = from + i * vs.length + j;
          const face = [a, a + vs.length, a + vs.length + 1, a + 1];
          faces.push(side > 0 ? face : face.reverse());
        }
    }
  }
  return shapeOf(points, faces);
}

function rounded(point: Vec, half: Vec, radius: number): Vec {
  const core = point.map((value, i) => Math.max(-half[i] + radius, Math.min(half[i] - radius, value)));
  const away = point.map((value, i) => value - core[i]);
  const length = Math.hypot(...away) || 1;
  return [0, 1, 2].map((i) => core[i] + (away[i] / length) * radius) as Vec;
}

/** A profile [radius, height][] turned about the y axis. `from` and `to` in degrees leave it open. */
export function lathe(profile: readonly (readonly [number, number])[], sides = 28, from = 0, to = 360): Shape {
  const points: Vec[] = [];
  for (let i = 0; i <= sides; i++) {
    const angle = ((from + ((to - from) * i) / sides) * Math.PI) / 180;
    for (const [radius, y] of profile) points.push([Math.sin(angle) * radius, y, Math.cos(angle) * radius]);
  }
  return shapeOf(points, grid(sides, profile.length - 1));
}

const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const a = Math.floor(index / rows) * (rows + 1) + (index % rows);
    return [a, a + rows + 1, a + rows + 2, a + 1];
  });

/** A curved sheet: the point for each (u, v) from 0 to 1. */
export function sheet(columns: number, rows: number, at: (u: number, v: number) => Vec): Shape {
  const points: Vec[] = [];
  for (let i = 0; i <= columns; i++) for (let j = 0; j <= rows; j++) points.push(at(i / columns, j / rows));
  return shapeOf(points, grid(columns, rows));
}

/** A smooth curve through the points, as `steps` pieces between each two. */
export function smooth(path: readonly Vec[], steps = 6): Vec[] {
  const at = (i: number) => path[Math.max(0, Math.min(path.length - 1, i))];
  const out: Vec[] = [];
  for (let i = 0; i + 1 < path.length; i++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      out.push(
        [0, 1, 2].map((k) => {
          const slope = (c[k] - a[k]) / 2;
          const next = (d[k] - b[k]) / 2;
          const [t2, t3] = [t * t, t * t * t];
          return b[k] * (2 * t3 - 3 * t2 + 1) + slope * (t3 - 2 * t2 + t) + c[k] * (3 * t2 - 2 * t3) + next * (t3 - t2);
        }) as Vec,
      );
    }
  return [...out, at(path.length - 1)];
}

const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** A round rod along a path; its radius is a number or changes along the way (0 to 1). */
export function rod(path: readonly Vec[], radius: number | ((along: number) => number), sides = 12): Shape {
  const points: Vec[] = [];
  let across: Vec = [0.31, 0.13, 0.94];
  path.forEach((point, i) => {
    const before = path[Math.max(0, i - 1)];
    const after = path[Math.min(path.length - 1, i + 1)];
    const ahead = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    const up = unit(cross(ahead, across));
    across = unit(cross(up, ahead));
    const r = typeof radius === 'number' ? radius : radius(i / (path.length - 1));
    for (let s = 0; s <= sides; s++) {
      const angle = (s / sides) * 2 * Math.PI;
      const [c, d] = [Math.cos(angle) * r, Math.sin(angle) * r];
      points.push([0, 1, 2].map((k) => point[k] + across[k] * c + up[k] * d) as Vec);
    }
  });
  const ring = sides + 1;
  const caps = [0, (path.length - 1) * ring].map((from) => Array.from({ length: sides }, (_, i) => from + i));
  const shape = shapeOf(points, [...grid(path.length - 1, sides), caps[0].reverse(), caps[1]]);
  // Grain runs along the rod, whatever way it bends.
  let along = 0;
  shape.texture = points.map((_, index) => {
    const i = Math.floor(index / ring);
    const last = path[Math.max(0, i - 1)];
    if (index % ring === 0) along += Math.hypot(path[i][0] - last[0], path[i][1] - last[1], path[i][2] - last[2]);
    const angle = ((index % ring) / sides) * 2 * Math.PI;
    return [along, Math.cos(angle) * 0.02, Math.sin(angle) * 0.02];
  });
  return shape;
}
