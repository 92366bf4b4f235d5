import { type Shape, shapeOf, type Vec } from './shape.ts';

export type Outline = readonly (readonly [number, number])[];

const area = (outline: Outline) =>
  outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length];
    return sum + x * ny - nx * y;
  }, 0);

/** Cuts a flat outline (counter-clockwise, without holes) into triangles by clipping ears. */
function triangles(outline: Outline): number[][] {
  const left = outline.map((_, i) => i);
  const out: number[][] = [];
  const side = (a: number, b: number, c: number) =>
    (outline[b][0] - outline[a][0]) * (outline[c][1] - outline[a][1]) -
    (outline[c][0] - outline[a][0]) * (outline[b][1] - outline[a][1]);
  for (let guard = 0; left.length > 3 && guard < 5000; guard++) {
    const i = guard % left.length;
    const [a, b, c] = [left.at(i - 1) ?? 0, left[i], left[(i + 1) % left.length]];
    const inside = (p: number) => side(a, b, p) >= 0 && side(b, c, p) >= 0 && side(c, a, p) >= 0;
    if (side(a, b, c) <= 1e-12 || left.some((p) => p !== a && p !== b && p !== c && inside(p))) continue;
    out.push([a, b, c]);
    left.splice(i, 1);
  }
  return [...out, left];
}

/** A flat outline in x and y given a thickness in z about the origin, with softened edges. */
export function extrude(given: Outline, thickness: number, bevel = 0.004): Shape {
  const outline = area(given) > 0 ? given : [...given].reverse();
  const count = outline.length;
  const inset = outline.map(([x, y], i) => {
    const [px, py] = outline[(i + count - 1) % count];
    const [nx, ny] = outline[(i + 1) % count];
    const [dx, dy] = [nx - px, ny - py];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (dy / length) * bevel, y + (dx / length) * bevel] as const;
  });
  const h = thickness / 2;
  const soft = Math.min(bevel, h * 0.9);
  const ring = (line: Outline, z: number) => line.map(([x, y]): Vec => [x, y, z]);
  const points = [...ring(inset, h), ...ring(outline, h - soft), ...ring(outline, soft - h), ...ring(inset, -h)];
  const faces = triangles(inset).map((face) => [...face]);
  for (let level = 0; level < 3; level++)
    for (let i = 0; i < count; i++) {
      const [a, b] = [level * count + i, level * count + ((i + 1) % count)];
      faces.push([a, a + count, b + count, b]);
    }
  faces.push(...triangles(inset).map((face) => face.map((index) => index + 3 * count).reverse()));
  return shapeOf(points, faces);
}

/** A rounded rectangle about the origin. */
export function roundedRectangle(width: number, height: number, radius: number, steps = 8): Outline {
  const corners = [
    [width / 2 - radius, height / 2 - radius, 0],
    [radius - width / 2, height / 2 - radius, 90],
    [radius - width / 2, radius - height / 2, 180],
    [width / 2 - radius, radius - height / 2, 270],
  ] as const;
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    }),
  );
}

/** An ellipse about the origin, full or between two angles in degrees. */
export const ellipse = (width: number, height: number, steps = 48, from = 0, to = 360): Outline =>
  Array.from({ length: to - from < 360 ? steps + 1 : steps }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [(Math.cos(angle) * width) / 2, (Math.sin(angle) * height) / 2] as const;
  });

/** A doorway's outline standing on y = 0: straight sides, half an ellipse of `rise` on top. */
export const arch = (width: number, height: number, rise = width / 2): Outline => [
  [-width / 2, 0],
  [width / 2, 0],
  ...ellipse(width, rise * 2, 32, 0, 180).map(([x, y]) => [x, y + height - rise] as const),
];
